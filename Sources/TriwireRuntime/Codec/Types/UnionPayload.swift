/// The payload of a union's case, whose type is not known to the one who calls it.
class UnionPayload<Union>: @unchecked Sendable {
  // The only subclass holds constants of Sendable types.

  /// How the case travels in protobuf; nil when it can't.
  var protobuf: ErasedProtobufCoder? { nil }

  func canBegin(with byte: UInt8) -> Bool { false }

  /// How the payload travels in XML; nil when it can't.
  var xml: XMLCaseCoder<Union>? { nil }

  /// Reads the payload and makes the case of it.
  func read(from reader: inout JSONReader) throws(CodecFailure) -> Union {
    throw reader.fail(.invalidTable, "a case without a payload")
  }

  /// Writes the payload, in the way of `body`, if the union is of this case; false if it isn't.
  func write(
    _ union: Union, to writer: inout JSONWriter, _ body: Writing
  ) throws(CodecFailure) -> Bool { false }

  /// Writes the value of the codec that stands at the place.
  typealias Writing = (ErasedCodec, UnsafeRawPointer, inout JSONWriter) throws(CodecFailure) -> Void

  /// The payload by protobuf's JSON mapping.
  func proto3() -> UnionPayload { self }

  /// What the payload becomes as a parameter if the union is of this case; nil if it isn't.
  func form(of union: Union) throws(TextError) -> ParameterForm? { nil }
}

final class TypedPayload<Union, Payload>: UnionPayload<Union>, @unchecked Sendable {
  private let codec: TypedCodec<Payload>
  private let make: @Sendable (Payload) -> Union
  private let take: @Sendable (Union) -> Payload?

  init(
    _ codec: TypedCodec<Payload>, make: @escaping @Sendable (Payload) -> Union,
    take: @escaping @Sendable (Union) -> Payload?
  ) {
    self.codec = codec
    self.make = make
    self.take = take
  }

  override var protobuf: ErasedProtobufCoder? {
    codec.protobuf.flatMap { coder in
      guard coder.isSingle else { return nil }
      return WrapperCoder(coder, codec, absence: .empty { nil }, wrap: make, unwrap: take)
    }
  }

  override var xml: XMLCaseCoder<Union>? { codec.xml.map { XMLPayloadCoder($0, make, take) } }

  override func canBegin(with byte: UInt8) -> Bool { codec.canBegin(with: byte) }

  override func read(from reader: inout JSONReader) throws(CodecFailure) -> Union {
    make(try codec.value(from: &reader))
  }

  override func write(
    _ union: Union, to writer: inout JSONWriter, _ body: Writing
  ) throws(CodecFailure) -> Bool {
    guard let payload = take(union) else { return false }
    try withUnsafePointer(to: payload) { (place) throws(CodecFailure) in
      try body(codec, place, &writer)
    }
    return true
  }

  override func proto3() -> UnionPayload<Union> {
    TypedPayload(codec.proto3(), make: make, take: take)
  }

  override func form(of union: Union) throws(TextError) -> ParameterForm? {
    guard let payload = take(union) else { return nil }
    return try withUnsafePointer(to: payload) { (place) throws(TextError) in
      try codec.form(of: place)
    }
  }
}
