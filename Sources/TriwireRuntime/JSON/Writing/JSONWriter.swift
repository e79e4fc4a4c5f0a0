import Foundation

/// A JSON document that grows in one piece of raw memory.
///
/// Every member and element is written with a comma before it; when its array or object is closed,
/// the first of these commas becomes the opening bracket.
struct JSONWriter: ~Copyable {
  private var output: GrowingBytes
  var path = JSONPath()
  var fault: (kind: JSONError.Kind, reason: String)?

  init(capacity: Int = 512) { output = GrowingBytes(capacity: capacity) }

  // MARK: Bytes

  /// Bytes so far.
  var count: Int {
    @inline(__always) get { output.count }
  }

  /// Where the next byte goes.
  var end: UnsafeMutablePointer<UInt8> {
    @inline(__always) get { output.end }
  }

  /// Makes sure that so many bytes can be written at ``end``.
  @inline(__always)
  mutating func reserve(_ additional: Int) { output.reserve(additional) }

  /// Notes that bytes have been written at ``end``.
  @inline(__always)
  mutating func advance(_ written: Int) { output.advance(written) }

  @inline(__always)
  mutating func append(_ byte: UInt8) { output.append(byte) }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) { output.append(bytes) }

  @inline(__always)
  mutating func append(_ text: StaticString) { output.append(text) }

  // MARK: Structure

  /// Writes the comma before an element.
  @inline(__always)
  mutating func comma() { append(UInt8(ascii: ",")) }

  /// Writes the comma before a member, its name and the colon.
  @inline(__always)
  mutating func key(_ key: borrowing MemberKey) {
    output.append(padded: key.text, key.count + 1)
  }

  /// Writes the comma before a member, its name and the colon.
  mutating func key(_ name: String) {
    comma()
    string(name)
    append(UInt8(ascii: ":"))
  }

  /// Ends an object whose first comma, if it has members, stands at `start`.
  mutating func closeObject(from start: Int) {
    close(from: start, UInt8(ascii: "{"), UInt8(ascii: "}"))
  }

  /// Ends an array whose first comma, if it has elements, stands at `start`.
  mutating func closeArray(from start: Int) {
    close(from: start, UInt8(ascii: "["), UInt8(ascii: "]"))
  }

  private mutating func close(from start: Int, _ opening: UInt8, _ closing: UInt8) {
    reserve(2)
    if count == start { advance(1) }
    output.base[start] = opening
    end.pointee = closing
    advance(1)
  }

  // MARK: Results

  /// Notes that a value can't be written.
  @inline(never)
  mutating func fail(_ kind: JSONError.Kind, _ reason: String) -> CodecFailure {
    fault = (kind, reason)
    return CodecFailure()
  }

  /// The document that `body` writes.
  static func write(
    _ body: (inout JSONWriter) throws(CodecFailure) -> Void
  ) throws(JSONError) -> Data {
    var writer = JSONWriter()
    do throws(CodecFailure) {
      try body(&writer)
    } catch {
      throw writer.error
    }
    return writer.output.takeData()
  }

  private var error: JSONError {
    JSONError(
      kind: fault?.kind ?? .unwritable, offset: nil, path: path.text,
      reason: fault?.reason ?? "the value can't be written")
  }

  /// The bytes of a value that is JSON already.
  static func bytes(of value: JSONValue) -> [UInt8] {
    var writer = JSONWriter(capacity: 64)
    writer.value(value)
    return Array(writer.output.bytes)
  }
}
