/// Floating-point numbers, as numbers or as strings; both are read. Only strings can say `NaN`,
/// `Infinity` and `-Infinity`.
final class FloatCodec<Value: DecimalFloat & Sendable>: TypedCodec<Value>, @unchecked Sendable {
  private let isQuoted: Bool

  /// - Parameters:
  ///   - isQuoted: Whether numbers are written as strings.
  ///   - operation: The operation for numbers that aren't.
  init(isQuoted: Bool = false, _ operation: Operation) {
    self.isQuoted = isQuoted
    super.init(isQuoted ? .composed : operation)
  }

  override var protobuf: ProtobufCoder<Value>? {
    ScalarCoder(Value.self == Float.self ? .fixed32 : .fixed64)
  }

  override var xml: XMLCoder<Value>? { XMLScalarCoder(.number(Value.self)) }

  override func canBegin(with byte: UInt8) -> Bool {
    NumberStart.matches(byte, isQuoted: isQuoted)
  }

  override func initialize(
    _ target: UnsafeMutablePointer<Value>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    target.initialize(to: try reader.float(isQuoted: isQuoted))
  }

  override func write(
    _ source: UnsafePointer<Value>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    guard isQuoted else { return try writer.float(source.pointee) }
    writer.string(FloatText.text(source.pointee))
  }

  override func form(of source: UnsafePointer<Value>) throws(TextError) -> ParameterForm {
    guard isQuoted || source.pointee.isFinite else {
      throw TextError("\(source.pointee) has no text here")
    }
    return .text(FloatText.text(source.pointee))
  }

  override func parse(_ text: String) throws(TextError) -> Value {
    let value: Value? =
      isQuoted ? try? FloatText.readNamed(text) : text.withBytes { try? FloatText.read($0) }
    guard let value else { throw .expected("a number", found: text) }
    return value
  }

  override func quoted() -> TypedCodec<Value>? { FloatCodec(isQuoted: true, operation) }
}
