/// The name of a member as it stands in JSON, ready to be compared and copied in words of eight
/// bytes.
struct MemberKey: @unchecked Sendable {
  // The text is written in `init`, before anybody else has the pointer.

  /// The first 16 bytes of `"name":`, and which of their bits count.
  let words: (UInt64, UInt64)
  let masks: (UInt64, UInt64)
  /// The bytes of `,"name":`, with at least 24 zeros after them; they are never freed.
  let text: UnsafePointer<UInt8>
  /// How many bytes `"name":` has.
  let count: Int

  init(_ name: String) {
    let bytes = [UInt8(ascii: ",")] + JSONWriter.bytes(of: .string(name)) + [UInt8(ascii: ":")]
    let text = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 24)
    text.initialize(repeating: 0, count: bytes.count + 24)
    text.update(from: bytes, count: bytes.count)
    self.text = UnsafePointer(text)
    count = bytes.count - 1
    masks = (MemberKey.mask(count), MemberKey.mask(count - 8))
    let quoted = UnsafeRawPointer(text + 1)
    words = (
      quoted.loadUnaligned(as: UInt64.self) & masks.0,
      quoted.loadUnaligned(fromByteOffset: 8, as: UInt64.self) & masks.1
    )
  }

  /// A key that nothing matches.
  static let none = MemberKey()

  private init() {
    let empty = MemberKey("")
    (text, count) = (empty.text, empty.count)
    (words, masks) = ((1, 0), (0, 0))
  }

  /// A mask for the first `count` bytes of a word, in the order of memory.
  private static func mask(_ count: Int) -> UInt64 {
    guard count < 8 else { return .max }
    return count <= 0 ? 0 : UInt64(littleEndian: (1 << UInt64(count * 8)) - 1)
  }

  /// Whether a key that reads `"name":` begins at `start`, where at least 24 bytes must be
  /// readable.
  @inline(__always)
  func matches(_ start: UnsafePointer<UInt8>, available: Int) -> Bool {
    let raw = UnsafeRawPointer(start)
    let first = raw.loadUnaligned(as: UInt64.self) & masks.0
    let second = raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self) & masks.1
    guard first == words.0, second == words.1 else { return false }
    return count <= 16 || matchesTail(start, available: available)
  }

  @inline(never)
  private func matchesTail(_ start: UnsafePointer<UInt8>, available: Int) -> Bool {
    guard available > count else { return false }
    for offset in 16..<count where start[offset] != text[offset + 1] { return false }
    return true
  }
}
