/// How values of a type that is not known to the caller travel in protobuf.
class ErasedProtobufCoder: @unchecked Sendable {
  // Subclasses hold constants of Sendable types only.
}

/// How values of one type travel in protobuf.
class ProtobufCoder<Value>: ErasedProtobufCoder, @unchecked Sendable {}
