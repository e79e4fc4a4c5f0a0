/// How the rows of a table travel in protobuf.
final class ProtobufTable: Sendable {
  init<Root>(_ fields: [Field<Root>]) {}
}
