/// Values that are texts.
class XMLTextCoder<Value>: XMLCoder<Value>, @unchecked Sendable {
  init() { super.init(isText: true) }

  final override func initialize(
    at target: UnsafeMutableRawPointer, in tag: XMLTag, from reader: inout XMLReader
  ) throws(CodecFailure) {
    try initialize(at: target, text: try reader.elementText(), from: &reader)
  }

  final override func writeElement(
    at source: UnsafeRawPointer, as tag: XMLTag, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    let outer = writer.open(tag)
    let start = writer.endStartTag()
    try writeText(at: source, inAttribute: false, to: &writer)
    writer.close(tag, from: start, outer: outer)
  }
}

/// Strings, numbers and truth values.
final class XMLScalarCoder<Value>: XMLTextCoder<Value>, @unchecked Sendable {
  private let operation: Operation

  /// - Parameter operation: The one for values of this type that aren't optional.
  init(_ operation: Operation) {
    self.operation = operation
    super.init()
  }

  override func initialize(
    at target: UnsafeMutableRawPointer, text: XMLText, from reader: inout XMLReader
  ) throws(CodecFailure) {
    try reader.readScalar(operation, from: text, into: target)
  }

  override func writeText(
    at source: UnsafeRawPointer, inAttribute: Bool, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    try writer.writeText(operation, at: source, inAttribute: inAttribute)
  }
}

extension Operation {
  /// The operation for numbers of a type, whether or not JSON writes them as strings.
  static func number<Value>(_ type: Value.Type) -> Operation {
    switch Value.self {
    case is Int32.Type: .int32
    case is Int64.Type: .int64
    case is UInt32.Type: .uint32
    case is UInt64.Type: .uint64
    case is Float.Type: .float
    case is Double.Type: .double
    default: .composed
    }
  }
}

/// Scalars that have a format.
final class XMLFormatCoder<Value: Hashable & Sendable>: XMLTextCoder<Value>, @unchecked Sendable {
  private let format: TextFormat<Value>

  init(_ format: TextFormat<Value>) {
    self.format = format
    super.init()
  }

  override func initialize(
    at target: UnsafeMutableRawPointer, text: XMLText, from reader: inout XMLReader
  ) throws(CodecFailure) {
    guard let value = format.read(text.trimmed) ?? unusual(text) else {
      throw reader.mismatch(format.wanted, text)
    }
    target.initializeMemory(as: Value.self, to: value)
  }

  /// Reads a number by XML Schema's rules, or bytes with white space between the characters.
  @inline(never)
  private func unusual(_ text: XMLText) -> Value? {
    if format.isNumber {
      return XMLNumber.usualForm(text.trimmed)?.bytes.withUnsafeBufferPointer(format.read)
    }
    guard format.allowsSpace else { return nil }
    return text.bytes.filter { !XMLCharacters.isSpace($0) }.withUnsafeBufferPointer(format.read)
  }

  override func writeText(
    at source: UnsafeRawPointer, inAttribute: Bool, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    let value = source.assumingMemoryBound(to: Value.self).pointee
    guard let text = format.text(value) else {
      throw writer.fail(.unwritable, format.refusal(of: value))
    }
    if inAttribute { try writer.attribute(text) } else { try writer.string(text) }
  }
}
