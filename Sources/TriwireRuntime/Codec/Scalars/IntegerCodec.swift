/// Integers, as numbers or as strings; both are read.
final class IntegerCodec<Value: FixedWidthInteger & Sendable>: HashableCodec<Value>,
  @unchecked Sendable
{
  private let isQuoted: Bool
  private let kind: ProtobufOperation

  /// - Parameters:
  ///   - isQuoted: Whether numbers are written as strings.
  ///   - operation: The operation for numbers that aren't.
  ///   - kind: How numbers travel in protobuf.
  init(isQuoted: Bool = false, _ operation: Operation, _ kind: ProtobufOperation) {
    self.isQuoted = isQuoted
    self.kind = kind
    super.init(isQuoted ? .composed : operation)
  }

  override var protobuf: ProtobufCoder<Value>? { ScalarCoder(kind) }

  override func zero() -> Value? { 0 }

  override func isZero(_ source: UnsafePointer<Value>) -> Bool { source.pointee == 0 }

  override func proto3() -> TypedCodec<Value> {
    Value.bitWidth == 64 ? quoted() ?? self : self
  }

  override var xml: XMLCoder<Value>? { XMLScalarCoder(.number(Value.self)) }

  override func canBegin(with byte: UInt8) -> Bool {
    NumberStart.matches(byte, isQuoted: isQuoted)
  }

  override func initialize(
    _ target: UnsafeMutablePointer<Value>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    target.initialize(to: try reader.integer(isQuoted: isQuoted))
  }

  override func write(
    _ source: UnsafePointer<Value>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    if isQuoted { writer.append(UInt8(ascii: "\"")) }
    writer.integer(source.pointee)
    if isQuoted { writer.append(UInt8(ascii: "\"")) }
  }

  override func form(of source: UnsafePointer<Value>) throws(TextError) -> ParameterForm {
    .text(String(source.pointee))
  }

  override func parse(_ text: String) throws(TextError) -> Value {
    guard let value: Value = text.withBytes({ IntegralText.read($0) }) else {
      throw .expected("a whole number in range", found: text)
    }
    return value
  }

  override func quoted() -> TypedCodec<Value>? {
    IntegerCodec(isQuoted: true, operation, kind)
  }
}

/// With which bytes a number begins.
enum NumberStart {
  static func matches(_ byte: UInt8, isQuoted: Bool) -> Bool {
    byte == UInt8(ascii: "-") || byte &- UInt8(ascii: "0") <= 9
      || (isQuoted && byte == UInt8(ascii: "\""))
  }
}
