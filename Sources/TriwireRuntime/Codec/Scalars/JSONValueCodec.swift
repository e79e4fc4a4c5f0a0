/// Any JSON value.
final class JSONValueCodec: HashableCodec<JSONValue>, @unchecked Sendable {
  init() { super.init() }

  override var protobuf: ProtobufCoder<JSONValue>? { JSONValueCoder() }

  override var readsNull: Bool { true }

  override func zero() -> JSONValue? { .null }

  override func initialize(
    _ target: UnsafeMutablePointer<JSONValue>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    target.initialize(to: try reader.value())
  }

  override func write(
    _ source: UnsafePointer<JSONValue>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    writer.value(source.pointee)
  }

  override func form(of source: UnsafePointer<JSONValue>) throws(TextError) -> ParameterForm {
    switch source.pointee {
    case .null: .absent
    case .array(let elements):
      .list(try elements.map { (value) throws(TextError) in try text(value) })
    case .object(let object):
      .object(
        try object.map { (member) throws(TextError) in
          ParameterForm.Member(member.name, try text(member.value))
        })
    case let scalar: .text(try text(scalar))
    }
  }

  private func text(_ value: JSONValue) throws(TextError) -> String {
    switch value {
    case .string(let text): return text
    case .number(let number): return number.text
    case .bool(let value): return value ? "true" : "false"
    case .null, .array, .object:
      throw TextError("a list, an object or null can't stand inside a parameter")
    }
  }

  override func parse(_ text: String) throws(TextError) -> JSONValue {
    .string(text)
  }
}
