/// The shortest decimal `digits` × 10^`exponent` that only one floating-point value is nearest to, and of
/// the shortest ones the closest; without trailing zeros.
///
/// This is the algorithm Schubfach of Raffaello Giulietti ("The Schubfach way to render doubles", 2020).
struct ShortestDecimal {
  var digits: UInt64
  var exponent: Int

  /// The decimal of a value, which must be finite and above zero.
  init(_ value: some DecimalFloat) {
    if let short = ShortestDecimal(fewPlaces: value) {
      self = short
    } else {
      self.init(anyPlaces: value)
    }
    dropTrailingZeros()
  }

  /// The decimal of a value such as a price, with six places or less and so few digits that no other
  /// decimal as short can mean the same value; nil for other values.
  @inline(__always)
  private init?<Value: DecimalFloat>(fewPlaces value: Value) {
    let scaled = value * 1e6
    guard scaled < Value.distinctDecimals else { return nil }
    digits = UInt64(scaled + 0.5)
    exponent = -6
    // Both operands are exact, so this is what the decimal reads back as.
    guard digits > 0, Value(digits) / 1e6 == value else { return nil }
  }

  private init(anyPlaces value: some DecimalFloat) {
    let parts = BinaryParts(value)
    // Boundaries and value in quarters of a unit in the last place.
    let closeness: UInt64 = parts.isPowerOfTwo ? 1 : 0
    let center = parts.significand << 2
    let scale = (parts.exponent * 1_262_611 - (parts.isPowerOfTwo ? 524_031 : 0)) >> 22
    let shift = UInt64(parts.exponent + ((-scale * 1_741_647) >> 19) + 1)
    let power = ShortestDecimal.roundedUp(-scale)
    let open = parts.significand & 1
    let lower = ShortestDecimal.scaled((center - 2 + closeness) << shift, power) + open
    let middle = ShortestDecimal.scaled(center << shift, power)
    let upper = ShortestDecimal.scaled((center + 2) << shift, power) - open
    self.init(lower: lower, middle: middle, upper: upper, scale: scale)
  }

  /// Picks from the interval between `lower` and `upper`, all three numbers being quarters of 10^scale.
  private init(lower: UInt64, middle: UInt64, upper: UInt64, scale: Int) {
    let floor = middle / 4
    let short = floor / 10
    let shortFits = lower <= 40 * short
    let nextShortFits = 40 * short + 40 <= upper
    if floor >= 10, shortFits != nextShortFits {
      (digits, exponent) = (nextShortFits ? short + 1 : short, scale + 1)
      return
    }
    exponent = scale
    let floorFits = lower <= 4 * floor
    let ceilingFits = 4 * floor + 4 <= upper
    if floorFits != ceilingFits {
      digits = ceilingFits ? floor + 1 : floor
    } else {
      let half = 4 * floor + 2
      let roundsUp = middle > half || (middle == half && floor & 1 != 0)
      digits = roundsUp ? floor + 1 : floor
    }
  }

  private mutating func dropTrailingZeros() {
    // There are at most 16.
    dropZeros(8, unit: 100_000_000)
    dropZeros(4, unit: 10_000)
    dropZeros(2, unit: 100)
    dropZeros(1, unit: 10)
    dropZeros(1, unit: 10)
  }

  @inline(__always)
  private mutating func dropZeros(_ count: Int, unit: UInt64) {
    let quotient = digits / unit
    guard quotient * unit == digits else { return }
    digits = quotient
    exponent += count
  }

  @inline(__always)
  private static func roundedUp(_ exponent: Int) -> (high: UInt64, low: UInt64) {
    let power = PowersOfTen.roundedDown(exponent)
    return (power.high, power.low + 1)
  }

  /// The upper bits of the product; its lowest bit says also whether anything below was cut off.
  @inline(__always)
  private static func scaled(_ number: UInt64, _ power: (high: UInt64, low: UInt64)) -> UInt64 {
    let below = power.low.multipliedFullWidth(by: number).high
    let product = power.high.multipliedFullWidth(by: number)
    let (low, carries) = product.low.addingReportingOverflow(below)
    return (product.high + (carries ? 1 : 0)) | (low > 1 ? 1 : 0)
  }
}

/// A finite value's magnitude as `significand` × 2^`exponent`.
private struct BinaryParts {
  var significand: UInt64
  var exponent: Int
  /// Whether the gap to the next smaller value is half of that to the next larger one.
  var isPowerOfTwo: Bool

  @inline(__always)
  init<Value: DecimalFloat>(_ value: Value) {
    let bits = UInt64(truncatingIfNeeded: value.significandBitPattern)
    let rawExponent = Int(value.exponentBitPattern)
    let bias = (1 << (Value.exponentBitCount - 1)) - 1 + Value.significandBitCount
    let hiddenBit: UInt64 = rawExponent == 0 ? 0 : 1 << UInt64(Value.significandBitCount)
    significand = bits | hiddenBit
    exponent = max(rawExponent, 1) - bias
    isPowerOfTwo = bits == 0 && rawExponent > 1
  }
}
