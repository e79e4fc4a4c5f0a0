/// Text.
final class StringCodec: HashableCodec<String>, @unchecked Sendable {
  init() { super.init(.string) }

  override var protobuf: ProtobufCoder<String>? { ScalarCoder(.string) }

  override func zero() -> String? { "" }

  override func isZero(_ source: UnsafePointer<String>) -> Bool { source.pointee.isEmpty }

  override var xml: XMLCoder<String>? { XMLScalarCoder(.string) }

  override func canBegin(with byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") }

  override func initialize(
    _ target: UnsafeMutablePointer<String>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    target.initialize(to: try reader.string())
  }

  override func write(
    _ source: UnsafePointer<String>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    writer.string(at: UnsafeRawPointer(source))
  }

  override func form(of source: UnsafePointer<String>) throws(TextError) -> ParameterForm {
    .text(source.pointee)
  }

  override func parse(_ text: String) throws(TextError) -> String { text }
}
