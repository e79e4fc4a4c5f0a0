/// Floating-point numbers, as numbers or as strings; both are read. Only strings can say `NaN`,
/// `Infinity` and `-Infinity`.
final class FloatCodec<Value: DecimalFloat & Sendable>: HashableCodec<Value>, @unchecked Sendable {
  /// Which values are written as strings.
  enum Quoting {
    case none
    case all
    /// Those that are no numbers in JSON.
    case nonFinite
  }

  private let quoting: Quoting
  private let number: Operation

  /// - Parameters:
  ///   - quoting: Which values are written as strings.
  ///   - operation: The operation if none are.
  init(quoting: Quoting = .none, _ operation: Operation) {
    self.quoting = quoting
    number = operation
    super.init(quoting == .none ? operation : .composed)
  }

  override var protobuf: ProtobufCoder<Value>? {
    ScalarCoder(Value.self == Float.self ? .fixed32 : .fixed64)
  }

  private var isQuoted: Bool { quoting != .none }

  override func zero() -> Value? { 0 }

  /// Negative zero is another value.
  override func isZero(_ source: UnsafePointer<Value>) -> Bool {
    source.pointee == 0 && source.pointee.sign == .plus
  }

  override func proto3() -> TypedCodec<Value> { FloatCodec(quoting: .nonFinite, number) }

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
    guard quoting == .all || (quoting == .nonFinite && !source.pointee.isFinite) else {
      return try writer.float(source.pointee)
    }
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

  override func quoted() -> TypedCodec<Value>? { FloatCodec(quoting: .all, number) }
}
