/// A number that isn't negative, with 18 decimal places: seconds to the attosecond.
struct FixedPoint: Equatable {
  /// The part before the point.
  var whole: UInt64 = 0
  /// The part after the point, in units of 10^-18; less than 10^18.
  var fraction: UInt64 = 0

  static let fractionLimit: UInt64 = 1_000_000_000_000_000_000

  /// The number whose digits before and after the point stand in these ranges of `bytes`.
  ///
  /// - Throws: `NumberError.tooPrecise` when a digit beyond the eighteenth place isn't zero, unless
  ///   `roundsDown`; `NumberError.overflow` when 64 bits can't hold the part before the point.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, integer: Range<Int>, fraction: Range<Int>,
    exponent: Int = 0, roundsDown: Bool = false
  ) throws(NumberError) {
    var place = integer.count + exponent
    for offset in [integer, fraction].joined() {
      place -= 1
      let digit = UInt64(bytes[offset] & 0x0F)
      if digit == 0 { continue }
      guard place >= -18 else {
        if roundsDown { return }
        throw .tooPrecise
      }
      try add(digit, at: place)
    }
  }

  init(whole: UInt64 = 0, fraction: UInt64 = 0) {
    self.whole = whole
    self.fraction = fraction
  }

  private mutating func add(_ digit: UInt64, at place: Int) throws(NumberError) {
    guard place >= 0 else {
      fraction += digit * IntegerText.powersOfTen[18 + place]
      return
    }
    guard place <= 19 else { throw .overflow }
    let (value, isTooLarge) = digit.multipliedReportingOverflow(by: IntegerText.powersOfTen[place])
    let (sum, isTooLargeNow) = whole.addingReportingOverflow(value)
    if isTooLarge || isTooLargeNow { throw .overflow }
    whole = sum
  }

  /// The product, or nil when it is too large; the factor must be less than 10^18.
  func multiplied(by factor: UInt64) -> FixedPoint? {
    let (carry, newFraction) = FixedPoint.fractionLimit.dividingFullWidth(
      fraction.multipliedFullWidth(by: factor))
    let (product, isTooLarge) = whole.multipliedReportingOverflow(by: factor)
    let (sum, isTooLargeNow) = product.addingReportingOverflow(carry)
    return isTooLarge || isTooLargeNow ? nil : FixedPoint(whole: sum, fraction: newFraction)
  }

  /// The sum, or nil when it is too large.
  func adding(_ other: FixedPoint) -> FixedPoint? {
    let places = fraction + other.fraction
    let carry: UInt64 = places >= FixedPoint.fractionLimit ? 1 : 0
    let (sum, isTooLarge) = whole.addingReportingOverflow(other.whole)
    let (total, isTooLargeNow) = sum.addingReportingOverflow(carry)
    if isTooLarge || isTooLargeNow { return nil }
    return FixedPoint(whole: total, fraction: places - carry * FixedPoint.fractionLimit)
  }
}

extension FixedPoint {
  /// Writes the number with as many places as it needs, and no point when it needs none; returns how many
  /// bytes it took, at most 39.
  func write(to output: UnsafeMutablePointer<UInt8>) -> Int {
    let length = IntegerText.writeDigits(whole, to: output)
    return length + FixedPoint.writePlaces(fraction, count: 18, to: output + length)
  }

  /// Writes a thousand times the number as `write` does; at most 39 bytes.
  func writeThousandfold(to output: UnsafeMutablePointer<UInt8>) -> Int {
    let unit = FixedPoint.fractionLimit / 1000
    var length = 0
    if whole == 0 {
      length = IntegerText.writeDigits(fraction / unit, to: output)
    } else {
      length = IntegerText.writeDigits(whole, to: output) + 3
      IntegerText.writeDigits(fraction / unit, count: 3, to: output + length - 3)
    }
    return length + FixedPoint.writePlaces(fraction % unit, count: 15, to: output + length)
  }

  /// Writes a point and so many digits, less the zeros they end with; nothing when all are zeros.
  private static func writePlaces(
    _ digits: UInt64, count: Int, to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    guard digits > 0 else { return 0 }
    var digits = digits
    var count = count
    while digits.isMultiple(of: 10) {
      digits /= 10
      count -= 1
    }
    output[0] = UInt8(ascii: ".")
    IntegerText.writeDigits(digits, count: count, to: output + 1)
    return count + 1
  }
}
