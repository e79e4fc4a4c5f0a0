/// The payload of a union's case, whose type is not known to the one who calls it.
class UnionPayload<Union>: @unchecked Sendable {
  // The only subclass holds constants of Sendable types.

  func canBegin(with byte: UInt8) -> Bool { false }

  /// Reads the payload and makes the case of it.
  func read(from reader: inout JSONReader) throws(CodecFailure) -> Union {
    throw reader.fail(.invalidTable, "a case without a payload")
  }

  /// Calls `body` with the payload if the union is of this case; nil if it isn't.
  func withPayload<Result, Failure: Error>(
    of union: Union, _ body: (ErasedCodec, UnsafeRawPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result? { nil }
}

final class TypedPayload<Union, Payload>: UnionPayload<Union>, @unchecked Sendable {
  private let codec: TypedCodec<Payload>
  private let make: @Sendable (Payload) -> Union
  private let take: @Sendable (Union) -> Payload?

  init(
    _ codec: Codec<Payload>, make: @escaping @Sendable (Payload) -> Union,
    take: @escaping @Sendable (Union) -> Payload?
  ) {
    self.codec = codec.core
    self.make = make
    self.take = take
  }

  override func canBegin(with byte: UInt8) -> Bool { codec.canBegin(with: byte) }

  override func read(from reader: inout JSONReader) throws(CodecFailure) -> Union {
    make(try codec.value(from: &reader))
  }

  override func withPayload<Result, Failure: Error>(
    of union: Union, _ body: (ErasedCodec, UnsafeRawPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let payload = take(union) else { return nil }
    return try withUnsafePointer(to: payload) { (place) throws(Failure) in
      try body(codec, UnsafeRawPointer(place))
    }
  }
}
