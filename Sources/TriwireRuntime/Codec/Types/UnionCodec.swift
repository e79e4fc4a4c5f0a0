/// Unions by their tables.
final class UnionCodec<Union: WireUnion>: HashableCodec<Union>, @unchecked Sendable {
  init() { super.init() }

  override var protobuf: ProtobufCoder<Union>? { UnionCoder() }

  override var protobufOneof: ErasedProtobufCoder? { OneofCoder<Union>() }

  override var xml: XMLCoder<Union>? { XMLUnionCoder() }

  // The table is asked for when a value is read or written: unions and models can hold each other.

  override func oneof() -> TypedCodec<Union>? { OneofCodec() }

  override func canBegin(with byte: UInt8) -> Bool {
    let table = Union.cases
    guard table.style == .untagged else { return byte == UInt8(ascii: "{") }
    return table.cases.contains { $0.json.canBegin(with: byte) }
  }

  override func initialize(
    _ target: UnsafeMutablePointer<Union>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    target.initialize(to: try Union.cases.read(from: &reader))
  }

  override func write(
    _ source: UnsafePointer<Union>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    try Union.cases.write(source.pointee, to: &writer)
  }

  override func form(of source: UnsafePointer<Union>) throws(TextError) -> ParameterForm {
    for row in Union.cases.cases where Union.cases.style == .untagged {
      if let form = try row.json.form(of: source.pointee) { return form }
    }
    throw TextError("a union with tags can't be a parameter")
  }
}
