import Foundation

/// Bytes that grow in one piece of raw memory.
struct GrowingBytes: ~Copyable {
  private(set) var base: UnsafeMutablePointer<UInt8>
  var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    base = GrowingBytes.memory(nil, capacity)
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
    base = GrowingBytes.memory(base, capacity)
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

  /// The bytes so far; they stay where they are until more are written.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

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
    append(start, bytes.count)
  }

  @inline(__always)
  mutating func append(_ start: UnsafePointer<UInt8>, _ length: Int) {
    reserve(length)
    end.update(from: start, count: length)
    count &+= length
  }

  @inline(__always)
  mutating func append(_ text: StaticString) { append(text.utf8Start, text.utf8CodeUnitCount) }

  /// Appends bytes of which at least 16, whatever `length` says, can be read.
  @inline(__always)
  mutating func append(padded start: UnsafePointer<UInt8>, _ length: Int) {
    reserve(length + 16)
    let source = UnsafeRawPointer(start)
    let target = UnsafeMutableRawPointer(end)
    target.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
    target.storeBytes(
      of: source.loadUnaligned(fromByteOffset: 8, as: UInt64.self), toByteOffset: 8,
      as: UInt64.self)
    if length > 16 { (end + 16).update(from: start + 16, count: length - 16) }
    count &+= length
  }

  /// Appends a scalar in UTF-8.
  mutating func append(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }

  /// Puts bytes between those that are there.
  mutating func insert(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    memmove(base + offset + bytes.count, base + offset, count - offset)
    (base + offset).update(from: start, count: bytes.count)
    count += bytes.count
  }

  /// The bytes, without copying them; none are left afterwards.
  mutating func takeData() -> Data {
    let data = Data(bytesNoCopy: base, count: count, deallocator: .free)
    capacity = 16
    count = 0
    base = GrowingBytes.memory(nil, capacity)
    return data
  }
}
