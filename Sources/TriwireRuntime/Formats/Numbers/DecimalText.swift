package import Foundation

/// Text of `Decimal`: numbers by the grammar of JSON, exact in both directions and without a locale.
///
/// Foundation's own reader takes the number a text begins with, ignores the rest and rounds what has too
/// many digits. This one refuses both.
package enum DecimalText {
  /// Reads a text that is a number from its first byte to its last.
  ///
  /// A `Decimal` holds any 38 significant digits, and 39 up to 2^128, times a power of ten from 10^-128
  /// to 10^127. A number that needs more digits, or a smaller power, is `NumberError.tooPrecise`; one that
  /// needs a larger power is `NumberError.overflow`.
  package static func read(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(NumberError) -> Decimal {
    var scan = NumberScan(bytes, from: 0)
    guard scan.takeInteger(), scan.takeFraction(), scan.takeExponent(),
      scan.position == bytes.count
    else { throw .malformed }
    var mantissa = DecimalMantissa()
    for offset in [scan.integer, scan.fraction].joined() {
      guard mantissa.append(bytes[offset] & 0x0F) else { throw .tooPrecise }
    }
    guard !mantissa.isZero else { return 0 }
    let exponent = scan.exponent - scan.fraction.count + mantissa.zerosAtEnd
    guard exponent <= 127 else { throw .overflow }
    guard exponent >= -128 else { throw .tooPrecise }
    return Decimal(
      sign: scan.isNegative ? .minus : .plus, exponent: exponent, significand: mantissa.decimal)
  }

  /// Reads a text that is a number from its first character to its last.
  package static func read(_ text: String) throws(NumberError) -> Decimal {
    try text.withBytes { (bytes) throws(NumberError) in try read(bytes) }
  }

  /// The number without an exponent, which can take up to 168 characters; nil for NaN.
  package static func text(_ value: Decimal) -> String? {
    value.isNaN ? nil : value.description
  }

  /// Appends the number without an exponent; returns false and appends nothing for NaN.
  package static func append(_ value: Decimal, to output: inout [UInt8]) -> Bool {
    guard let text = text(value) else { return false }
    output.append(contentsOf: text.utf8)
    return true
  }
}

/// Significant digits as a number of 128 bits, and how many zeros follow them.
private struct DecimalMantissa {
  private var high: UInt64 = 0
  private var low: UInt64 = 0
  private(set) var zerosAtEnd = 0

  var isZero: Bool { high == 0 && low == 0 }

  /// Puts another digit to the end; false when the number would have more than 128 bits.
  mutating func append(_ digit: UInt8) -> Bool {
    if digit == 0 {
      // Zeros count once a digit follows them, and never before the first one.
      if !isZero { zerosAtEnd += 1 }
      return true
    }
    while zerosAtEnd > 0 {
      guard multiplyByTen(adding: 0) else { return false }
      zerosAtEnd -= 1
    }
    return multiplyByTen(adding: UInt64(digit))
  }

  private mutating func multiplyByTen(adding digit: UInt64) -> Bool {
    let below = low.multipliedFullWidth(by: 10)
    let (newLow, carries) = below.low.addingReportingOverflow(digit)
    let (above, isTooLarge) = high.multipliedReportingOverflow(by: 10)
    let (newHigh, isTooLargeNow) =
      above.addingReportingOverflow(below.high + (carries ? 1 : 0))
    (high, low) = (newHigh, newLow)
    return !isTooLarge && !isTooLargeNow
  }

  var decimal: Decimal {
    let twoTo64 = Decimal(UInt64.max) + 1
    return high == 0 ? Decimal(low) : Decimal(high) * twoTo64 + Decimal(low)
  }
}
