import Foundation

/// A JSON document that grows in one piece of raw memory.
///
/// Every member and element is written with a comma before it; when its array or object is closed,
/// the first of these commas becomes the opening bracket.
struct JSONWriter: ~Copyable {
  private(set) var base: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int
  var path = JSONPath()
  var fault: (kind: JSONError.Kind, reason: String)?

  init(capacity: Int = 512) {
    self.capacity = capacity
    base = JSONWriter.memory(nil, capacity)
  }

  deinit { free(base) }

  /// Makes sure that so many bytes can be written at ``end``.
  @inline(__always)
  mutating func reserve(_ additional: Int) {
    if capacity - count < additional { grow(additional) }
  }

  @inline(never)
  private mutating func grow(_ additional: Int) {
    capacity = max(capacity * 2, count + additional)
    base = JSONWriter.memory(base, capacity)
  }

  /// Memory from `malloc`, which `Data` can take over.
  private static func memory(
    _ old: UnsafeMutablePointer<UInt8>?, _ capacity: Int
  ) -> UnsafeMutablePointer<UInt8> {
    // Where there is no memory left, `allocate` ends the process as any allocation in Swift does.
    realloc(old, capacity)?.assumingMemoryBound(to: UInt8.self) ?? .allocate(capacity: capacity)
  }

  /// Where the next byte goes.
  var end: UnsafeMutablePointer<UInt8> {
    @inline(__always) get { base + count }
  }

  /// Notes that bytes have been written at ``end``.
  @inline(__always)
  mutating func advance(_ written: Int) { count &+= written }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    count &+= 1
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    end.update(from: start, count: bytes.count)
    count &+= bytes.count
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  // MARK: Structure

  /// Writes the comma before an element.
  @inline(__always)
  mutating func comma() { append(UInt8(ascii: ",")) }

  /// Writes the comma before a member, its name and the colon.
  @inline(__always)
  mutating func key(_ key: borrowing MemberKey) {
    let length = key.count + 1
    reserve(length + 24)
    let source = UnsafeRawPointer(key.text)
    let target = UnsafeMutableRawPointer(end)
    target.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
    target.storeBytes(
      of: source.loadUnaligned(fromByteOffset: 8, as: UInt64.self), toByteOffset: 8,
      as: UInt64.self)
    if length > 16 { (end + 16).update(from: key.text + 16, count: length - 16) }
    count &+= length
  }

  /// Writes the comma before a member, its name and the colon.
  mutating func key(_ name: String) {
    comma()
    string(name)
    append(UInt8(ascii: ":"))
  }

  /// Ends an object whose first comma, if it has members, stands at `start`.
  @inline(__always)
  mutating func closeObject(from start: Int) {
    close(from: start, UInt8(ascii: "{"), UInt8(ascii: "}"))
  }

  /// Ends an array whose first comma, if it has elements, stands at `start`.
  @inline(__always)
  mutating func closeArray(from start: Int) {
    close(from: start, UInt8(ascii: "["), UInt8(ascii: "]"))
  }

  @inline(__always)
  private mutating func close(from start: Int, _ opening: UInt8, _ closing: UInt8) {
    reserve(2)
    if count == start { count &+= 1 }
    base[start] = opening
    base[count] = closing
    count &+= 1
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
    return writer.takeData()
  }

  private var error: JSONError {
    JSONError(
      kind: fault?.kind ?? .unwritable, offset: nil, path: path.text,
      reason: fault?.reason ?? "the value can't be written")
  }

  /// The document so far, without copying it; the writer is empty afterwards.
  private mutating func takeData() -> Data {
    let data = Data(bytesNoCopy: base, count: count, deallocator: .free)
    capacity = 16
    count = 0
    base = JSONWriter.memory(nil, capacity)
    return data
  }

  /// The bytes of a value that is JSON already.
  static func bytes(of value: JSONValue) -> [UInt8] {
    var writer = JSONWriter(capacity: 64)
    writer.value(value)
    return Array(UnsafeBufferPointer(start: writer.base, count: writer.count))
  }
}
