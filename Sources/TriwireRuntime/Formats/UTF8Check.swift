/// Strict validation of UTF-8 (RFC 3629): no overlong form, no surrogate, nothing above U+10FFFF.
package enum UTF8Check {
  /// Whether all the bytes are UTF-8.
  package static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    firstInvalidOffset(bytes) == nil
  }

  /// Where the first sequence that isn't UTF-8 begins, or nil when there is none.
  package static func firstInvalidOffset(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = bytes.baseAddress else { return nil }
    var offset = 0
    while true {
      if offset < bytes.count, start[offset] < 0x80 {
        offset = skipASCII(start, from: offset, to: bytes.count)
      }
      if offset == bytes.count { return nil }
      let length = sequenceLength(start + offset, available: bytes.count - offset)
      if length == 0 { return offset }
      offset += length
    }
  }

  /// The offset of the first byte that isn't ASCII, or `end`.
  @inline(__always)
  private static func skipASCII(
    _ start: UnsafePointer<UInt8>, from first: Int, to end: Int
  ) -> Int {
    let raw = UnsafeRawPointer(start)
    var offset = first
    while end - offset >= 16 {
      let low = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let high = raw.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
      if (low | high) & 0x8080_8080_8080_8080 != 0 { break }
      offset += 16
    }
    while offset < end, start[offset] < 0x80 { offset += 1 }
    return offset
  }

  /// How many bytes the well-formed sequence at `lead` has, or 0 when it is not well-formed.
  ///
  /// These are the rows of the Unicode standard's table 3-7.
  @inline(__always)
  static func sequenceLength(_ lead: UnsafePointer<UInt8>, available: Int) -> Int {
    switch lead[0] {
    case 0x00...0x7F: 1
    case 0xC2...0xDF: available >= 2 && isContinuation(lead[1]) ? 2 : 0
    case 0xE0: triple(lead, available, second: 0xA0...0xBF)
    case 0xED: triple(lead, available, second: 0x80...0x9F)
    case 0xE1...0xEF: triple(lead, available, second: 0x80...0xBF)
    case 0xF0: quadruple(lead, available, second: 0x90...0xBF)
    case 0xF1...0xF3: quadruple(lead, available, second: 0x80...0xBF)
    case 0xF4: quadruple(lead, available, second: 0x80...0x8F)
    default: 0
    }
  }

  @inline(__always)
  private static func triple(
    _ lead: UnsafePointer<UInt8>, _ available: Int, second: ClosedRange<UInt8>
  ) -> Int {
    available >= 3 && second.contains(lead[1]) && isContinuation(lead[2]) ? 3 : 0
  }

  @inline(__always)
  private static func quadruple(
    _ lead: UnsafePointer<UInt8>, _ available: Int, second: ClosedRange<UInt8>
  ) -> Int {
    available >= 4 && second.contains(lead[1]) && isContinuation(lead[2])
      && isContinuation(lead[3]) ? 4 : 0
  }

  @inline(__always)
  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
