/// A place in a text of bytes; every `take` moves it past what it took, or leaves it where it was.
struct ByteCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position == bytes.count }

  /// The next byte, or nil at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Takes the next byte if it is this one.
  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Takes the next bytes if they are these.
  mutating func take(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard bytes[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  /// Takes exactly `count` decimal digits, at most 9, as a number.
  mutating func takeDigits(_ count: Int) -> Int? {
    guard bytes.count - position >= count else { return nil }
    var value = 0
    for offset in position..<position + count {
      let digit = bytes[offset] &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      value = value &* 10 &+ Int(digit)
    }
    position += count
    return value
  }

  /// Takes the longest run of decimal digits, which may be empty, and gives its range.
  mutating func takeDigitRun() -> Range<Int> {
    let start = position
    while let byte = next, byte &- UInt8(ascii: "0") <= 9 { position += 1 }
    return start..<position
  }
}
