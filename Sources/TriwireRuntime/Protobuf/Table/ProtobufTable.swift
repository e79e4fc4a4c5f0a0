/// How the rows of a table travel in protobuf.
struct ProtobufTable: Sendable {
  init<Root>(_ fields: [Field<Root>]) {}
}
