/// Decimal text of integers, as JSON and parameters write it: an optional minus and digits without
/// leading zeros.
package enum IntegerText {
  /// How many bytes the longest 64-bit integer takes.
  package static let maximumLength = 20

  /// Reads a text that is an integer from its first byte to its last.
  package static func read<Value: FixedWidthInteger>(
    _ bytes: UnsafeBufferPointer<UInt8>, as type: Value.Type = Value.self
  ) throws(NumberError) -> Value {
    var position = 0
    let value: Value = try readPrefix(bytes, from: &position)
    if position == bytes.count { return value }
    throw NumberToken(bytes)?.end == bytes.count ? .notAnInteger : .malformed
  }

  /// Reads a text that is an integer from its first character to its last.
  package static func read<Value: FixedWidthInteger>(
    _ text: String, as type: Value.Type = Value.self
  ) throws(NumberError) -> Value {
    try text.withBytes { (bytes) throws(NumberError) in try read(bytes, as: type) }
  }

  /// Reads the integer that begins at `position` and moves the position past its last digit.
  ///
  /// What follows is the caller's to judge: after `12.5` has given 12, the position is at the point.
  /// `-0` is zero for unsigned types too. At an error the position means nothing.
  @inline(__always)
  package static func readPrefix<Value: FixedWidthInteger>(
    _ bytes: UnsafeBufferPointer<UInt8>, from position: inout Int
  ) throws(NumberError) -> Value {
    let isNegative = position < bytes.count && bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let magnitude = try readMagnitude(bytes, from: &position)
    let limit = isNegative ? Value.min.magnitude : Value.max.magnitude
    guard magnitude <= UInt64(truncatingIfNeeded: limit) else { throw .overflow }
    return Value(truncatingIfNeeded: isNegative ? 0 &- magnitude : magnitude)
  }

  @inline(__always)
  private static func readMagnitude(
    _ bytes: UnsafeBufferPointer<UInt8>, from position: inout Int
  ) throws(NumberError) -> UInt64 {
    let start = position
    var magnitude: UInt64 = 0
    while position < bytes.count {
      let digit = bytes[position] &- UInt8(ascii: "0")
      if digit > 9 { break }
      magnitude = magnitude &* 10 &+ UInt64(digit)
      position += 1
    }
    let length = position - start
    guard length > 0, length == 1 || bytes[start] != UInt8(ascii: "0") else { throw .malformed }
    // Nineteen digits always fit into 64 bits.
    return length <= 19 ? magnitude : try exactMagnitude(bytes[start..<position])
  }

  private static func exactMagnitude(
    _ digits: Slice<UnsafeBufferPointer<UInt8>>
  ) throws(NumberError) -> UInt64 {
    var magnitude: UInt64 = 0
    for byte in digits {
      let (product, isTooLarge) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, isTooLargeNow) = product.addingReportingOverflow(UInt64(byte & 0x0F))
      if isTooLarge || isTooLargeNow { throw .overflow }
      magnitude = sum
    }
    return magnitude
  }
}

extension IntegerText {
  /// Writes the integer and returns how many bytes it took, at most `maximumLength`.
  @inline(__always)
  package static func write(
    _ value: some FixedWidthInteger, to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let magnitude = UInt64(truncatingIfNeeded: value.magnitude)
    guard value < 0 else { return writeDigits(magnitude, to: output) }
    output[0] = UInt8(ascii: "-")
    return 1 + writeDigits(magnitude, to: output + 1)
  }

  /// Appends the integer.
  package static func append(_ value: some FixedWidthInteger, to output: inout [UInt8]) {
    output.append(upTo: maximumLength) { write(value, to: $0) }
  }

  /// Writes a number and returns how many digits it has.
  static func writeDigits(_ value: UInt64, to output: UnsafeMutablePointer<UInt8>) -> Int {
    let count = digitCount(value)
    writeDigits(value, count: count, to: output)
    return count
  }

  /// Writes the last `count` digits of a number, with leading zeros where it has fewer.
  @inline(__always)
  static func writeDigits(_ value: UInt64, count: Int, to output: UnsafeMutablePointer<UInt8>) {
    var rest = value
    var offset = count
    while offset >= 2 {
      let pair = Int(rest % 100) * 2
      rest /= 100
      offset -= 2
      output[offset] = digitPairs.utf8Start[pair]
      output[offset + 1] = digitPairs.utf8Start[pair + 1]
    }
    if offset == 1 { output[0] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10) }
  }

  /// How many digits a number has; 1 for zero.
  @inline(__always)
  static func digitCount(_ value: UInt64) -> Int {
    let number = value | 1
    // 1233 / 4096 is just above the logarithm of 2, so this is right or one too low.
    let guess = ((64 - number.leadingZeroBitCount) * 1233) >> 12
    return guess + (number >= powersOfTen[guess] ? 1 : 0)
  }

  /// From 10^0 to 10^19.
  static let powersOfTen: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
    1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]

  private static let digitPairs: StaticString = """
    00010203040506070809101112131415161718192021222324\
    25262728293031323334353637383940414243444546474849\
    50515253545556575859606162636465666768697071727374\
    75767778798081828384858687888990919293949596979899
    """
}
