import Foundation

/// A scalar that has a text of its own, which JSON puts in quotes unless it is a number.
struct TextFormat<Value: Hashable & Sendable>: Sendable {
  /// What a text is meant to be, such as `a UUID`.
  let wanted: StaticString
  /// Whether JSON has the text without quotes.
  var isNumber = false
  /// Whether XML may have white space inside the text.
  var allowsSpace = false
  /// Reads a whole text; nil when it isn't one of these.
  let read: @Sendable (UnsafeBufferPointer<UInt8>) -> Value?
  /// The text of a value; nil when it has none.
  let text: @Sendable (Value) -> String?
  /// The format by protobuf's JSON mapping; nil when it is this one.
  var proto3: (@Sendable () -> TextFormat)?
  /// What an absent field of a protobuf message means; nil when it means nothing.
  var zero: Value?
  /// Whether a value travels as a scalar of protobuf's that is left out when it is zero.
  var isZero: @Sendable (Value) -> Bool = { _ in false }
  /// How values travel in protobuf: as strings, unless it has a type for them.
  var protobuf: @Sendable (TextFormat) -> ProtobufCoder<Value> = { ProtobufTextCoder($0) }
}

extension TextFormat {
  /// What an error says of a value that has no text.
  func refusal(of value: Value) -> String {
    "\((value as? Date)?.spelled ?? "\(value)") can't be written as \(wanted)"
  }
}

/// Scalars by their text.
final class TextCodec<Value: Hashable & Sendable>: HashableCodec<Value>, @unchecked Sendable {
  private let format: TextFormat<Value>
  private let isQuoted: Bool

  /// - Parameters:
  ///   - format: The text.
  ///   - isQuoted: Whether a number is written as a string; other texts always are.
  init(_ format: TextFormat<Value>, isQuoted: Bool = false) {
    self.format = format
    self.isQuoted = isQuoted || !format.isNumber
    super.init()
  }

  override var protobuf: ProtobufCoder<Value>? { format.protobuf(format) }

  override func zero() -> Value? { format.zero }

  override func isZero(_ source: UnsafePointer<Value>) -> Bool { format.isZero(source.pointee) }

  override func proto3() -> TypedCodec<Value> {
    TextCodec(format.proto3?() ?? format, isQuoted: true)
  }

  override var xml: XMLCoder<Value>? { XMLFormatCoder(format) }

  override func canBegin(with byte: UInt8) -> Bool {
    format.isNumber
      ? NumberStart.matches(byte, isQuoted: isQuoted) : byte == UInt8(ascii: "\"")
  }

  override func initialize(
    _ target: UnsafeMutablePointer<Value>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    let isString = reader.peek() == UInt8(ascii: "\"")
    guard !isString || isQuoted || reader.takesQuotedNumbers else {
      throw reader.mismatch(format.wanted)
    }
    let first = reader.position
    let value =
      format.isNumber && !isString
      ? format.read(try reader.numberToken(format.wanted))
      : try reader.withString(format.wanted, format.read)
    guard let value else {
      reader.position = first
      throw reader.mismatch(format.wanted)
    }
    target.initialize(to: value)
  }

  override func write(
    _ source: UnsafePointer<Value>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    guard let text = format.text(source.pointee) else {
      throw writer.fail(.unwritable, format.refusal(of: source.pointee))
    }
    guard isQuoted else { return text.withBytes { writer.append($0) } }
    writer.string(text)
  }

  override func form(of source: UnsafePointer<Value>) throws(TextError) -> ParameterForm {
    guard let text = format.text(source.pointee) else {
      throw TextError(format.refusal(of: source.pointee))
    }
    return .text(text)
  }

  override func parse(_ text: String) throws(TextError) -> Value {
    guard let value = text.withBytes(format.read) else {
      throw .expected(format.wanted, found: text)
    }
    return value
  }

  override func quoted() -> TypedCodec<Value>? {
    format.isNumber ? TextCodec(format, isQuoted: true) : nil
  }
}
