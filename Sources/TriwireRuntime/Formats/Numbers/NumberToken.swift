/// A number by the grammar of JSON (RFC 8259 section 6), taken apart:
/// `mantissa` × 10^`exponent`, negated when `isNegative`.
struct NumberToken {
  var isNegative: Bool
  /// The first 19 significant digits; all of them when `isExact`.
  var mantissa: UInt64
  var exponent: Int
  /// Whether no digit was left out of the mantissa.
  var isExact: Bool
  /// The offset after the number's last byte.
  var end: Int

  /// Reads the number that begins at `start`; nil when none does.
  @inline(__always)
  init?(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
    var scan = NumberScan(bytes, from: start)
    guard scan.takeInteger(), scan.takeFraction(), scan.takeExponent() else { return nil }
    isNegative = scan.isNegative
    mantissa = scan.mantissa
    exponent = scan.exponent - scan.fraction.count
    isExact = true
    end = scan.position
    if scan.integer.count + scan.fraction.count > NumberToken.maximumDigits { shorten(scan) }
  }

  /// How many decimal digits always fit into the mantissa.
  static let maximumDigits = 19

  /// Reads the digits again, leaving out leading zeros and what is beyond the mantissa.
  private mutating func shorten(_ scan: NumberScan) {
    mantissa = 0
    var digits = 0
    for offset in [scan.integer, scan.fraction].joined() {
      let digit = UInt64(scan.bytes[offset] & 0x0F)
      if digits < NumberToken.maximumDigits {
        mantissa = mantissa * 10 + digit
        if mantissa > 0 { digits += 1 }
      } else {
        exponent += 1
        if digit > 0 { isExact = false }
      }
    }
  }
}

/// The three parts of a number as they are passed.
struct NumberScan {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position: Int
  private(set) var isNegative = false
  private(set) var integer = 0..<0
  private(set) var fraction = 0..<0
  private(set) var exponent = 0
  /// All digits so far as one number, modulo 2^64.
  private(set) var mantissa: UInt64 = 0

  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    position = start
    isNegative = take(UInt8(ascii: "-"))
  }

  @inline(__always)
  mutating func takeInteger() -> Bool {
    integer = takeDigits()
    return integer.count == 1
      || (!integer.isEmpty && bytes[integer.lowerBound] != UInt8(ascii: "0"))
  }

  @inline(__always)
  mutating func takeFraction() -> Bool {
    guard take(UInt8(ascii: ".")) else { return true }
    fraction = takeDigits()
    return !fraction.isEmpty
  }

  @inline(__always)
  mutating func takeExponent() -> Bool {
    guard position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") else { return true }
    position += 1
    let isBelowOne = take(UInt8(ascii: "-"))
    if !isBelowOne { _ = take(UInt8(ascii: "+")) }
    let start = position
    while position < bytes.count, bytes[position] &- UInt8(ascii: "0") <= 9 {
      // Beyond a hundred million no digit changes any result, and the sum can't overflow.
      if exponent < 100_000_000 { exponent = exponent * 10 + Int(bytes[position] & 0x0F) }
      position += 1
    }
    if isBelowOne { exponent = -exponent }
    return position > start
  }

  @inline(__always)
  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  @inline(__always)
  private mutating func takeDigits() -> Range<Int> {
    let start = position
    while position < bytes.count {
      let digit = bytes[position] &- UInt8(ascii: "0")
      if digit > 9 { break }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      position += 1
    }
    return start..<position
  }
}
