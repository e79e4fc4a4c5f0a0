/// `true` and `false`.
final class BoolCodec: HashableCodec<Bool>, @unchecked Sendable {
  init() { super.init(.bool) }

  override var protobuf: ProtobufCoder<Bool>? { ScalarCoder(.bool) }

  override func zero() -> Bool? { false }

  override func isZero(_ source: UnsafePointer<Bool>) -> Bool { !source.pointee }

  override var xml: XMLCoder<Bool>? { XMLScalarCoder(.bool) }

  override func canBegin(with byte: UInt8) -> Bool {
    byte == UInt8(ascii: "t") || byte == UInt8(ascii: "f")
  }

  override func initialize(
    _ target: UnsafeMutablePointer<Bool>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    target.initialize(to: try reader.bool())
  }

  override func write(
    _ source: UnsafePointer<Bool>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    writer.bool(source.pointee)
  }

  override func form(of source: UnsafePointer<Bool>) throws(TextError) -> ParameterForm {
    .text(source.pointee ? "true" : "false")
  }

  override func parse(_ text: String) throws(TextError) -> Bool {
    guard let value = Bool(text) else { throw .expected("true or false", found: text) }
    return value
  }
}
