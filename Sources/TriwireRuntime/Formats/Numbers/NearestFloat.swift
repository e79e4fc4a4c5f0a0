/// What the decimal conversions need to know of a binary floating-point format.
package protocol DecimalFloat: BinaryFloatingPoint, LosslessStringConvertible {
  /// The exponents n for which w × 10^n, w being any 64-bit number, can be neither zero nor infinite.
  static var decimalExponents: ClosedRange<Int> { get }
  /// The exponents at which w × 10^n can lie exactly between two values of the format.
  static var tieExponents: ClosedRange<Int> { get }
  /// Up to how many digits, as a power of ten, two normal decimals never have the same nearest value.
  static var distinctDecimals: Self { get }
  /// The powers of ten that the format holds exactly, beginning with 10^0.
  static var exactPowersOfTen: [Self] { get }
}

extension Double: DecimalFloat {
  package static let decimalExponents = -342...308
  package static let tieExponents = -4...23
  package static let distinctDecimals = 1e15
  package static let exactPowersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

extension Float: DecimalFloat {
  package static let decimalExponents = -64...38
  package static let tieExponents = -17...10
  package static let distinctDecimals: Float = 1e6
  package static let exactPowersOfTen: [Float] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10,
  ]
}

extension DecimalFloat {
  /// The value nearest to `mantissa` × 10^`exponent`, if both are so small that one correctly rounded
  /// operation on exact operands gives it.
  @inline(__always)
  init?(exactMantissa mantissa: UInt64, exponent: Int) {
    let powers = Self.exactPowersOfTen
    guard mantissa >> (Self.significandBitCount + 1) == 0, exponent.magnitude < powers.count else {
      return nil
    }
    let power = powers[Int(exponent.magnitude)]
    self = exponent < 0 ? Self(mantissa) / power : Self(mantissa) * power
  }

  /// The value nearest to `mantissa` × 10^`exponent`, a tie going to the even one; infinite when that
  /// is beyond the format's range.
  ///
  /// This is the algorithm of Eisel and Lemire (Lemire, "Number Parsing at a Gigabyte per Second",
  /// 2021; Mushtak and Lemire, "Fast Number Parsing Without Fallback", 2023).
  init(mantissa: UInt64, exponent: Int) {
    guard mantissa != 0, exponent >= Self.decimalExponents.lowerBound else { self = 0; return }
    guard exponent <= Self.decimalExponents.upperBound else { self = .infinity; return }
    let zeros = mantissa.leadingZeroBitCount
    let product = Self.product(mantissa << UInt64(zeros), exponent)
    let topBit = Int(product.high >> 63)
    let shift = topBit + 64 - Self.significandBitCount - 3
    // One bit more than the significand, for rounding.
    var significand = product.high >> UInt64(shift)
    let bias = (1 << (Self.exponentBitCount - 1)) - 1
    let binaryExponent = ((217_706 * exponent) >> 16) + 63 + topBit - zeros + bias
    guard binaryExponent > 0 else {
      self = Self.subnormal(significand, binaryExponent)
      return
    }
    let isTie = product.low <= 1 && significand & 3 == 1 && Self.tieExponents.contains(exponent)
    if isTie, significand << UInt64(shift) == product.high { significand &= ~1 }
    self = Self.rounded(significand, binaryExponent)
  }

  /// The leading 128 bits of `mantissa` × 10^`exponent`, exact enough for rounding.
  @inline(__always)
  private static func product(
    _ mantissa: UInt64, _ exponent: Int
  ) -> (high: UInt64, low: UInt64) {
    var power = PowersOfTen.roundedDown(exponent)
    // These are the inverses of powers of five that a 64-bit number can be a multiple of: rounding
    // them up makes the product's bits exact.
    if (-27..<0).contains(exponent) { power.low += 1 }
    var (high, low) = mantissa.multipliedFullWidth(by: power.high)
    let mask = UInt64.max >> UInt64(significandBitCount + 3)
    if high & mask == mask {
      let (sum, carries) = low.addingReportingOverflow(
        mantissa.multipliedFullWidth(by: power.low).high)
      low = sum
      if carries { high &+= 1 }
    }
    return (high, low)
  }

  private static func subnormal(_ significand: UInt64, _ binaryExponent: Int) -> Self {
    let shift = 1 - binaryExponent
    guard shift < 64 else { return 0 }
    let shifted = significand >> UInt64(shift)
    let rounded = (shifted + (shifted & 1)) >> 1
    // Rounding up to the smallest normal value sets the exponent's lowest bit by itself.
    return Self(bits: rounded, exponent: rounded >> UInt64(significandBitCount) == 0 ? 0 : 1)
  }

  @inline(__always)
  private static func rounded(_ significand: UInt64, _ binaryExponent: Int) -> Self {
    let rounded = (significand + (significand & 1)) >> 1
    let carries = rounded >> UInt64(significandBitCount + 1) != 0
    let exponent = carries ? binaryExponent + 1 : binaryExponent
    guard exponent < (1 << exponentBitCount) - 1 else { return .infinity }
    return Self(bits: carries ? 0 : rounded, exponent: exponent)
  }

  @inline(__always)
  private init(bits: UInt64, exponent: Int) {
    let mask: UInt64 = (1 << UInt64(Self.significandBitCount)) - 1
    self.init(
      sign: .plus,
      exponentBitPattern: RawExponent(truncatingIfNeeded: exponent),
      significandBitPattern: RawSignificand(truncatingIfNeeded: bits & mask))
  }
}
