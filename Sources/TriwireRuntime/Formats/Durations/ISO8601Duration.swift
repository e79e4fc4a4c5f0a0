/// Durations of ISO 8601 whose units have a fixed length: `P1W`, `P1DT2H`, `PT1H2M3.5S`.
///
/// Reading takes a minus before the P, a fraction in the last number, after a point or a comma, and days
/// of 24 hours. Years and months are refused. Writing gives hours, minutes and seconds; a day is not
/// written, since in a calendar it need not have 24 hours.
enum ISO8601Duration {
  static func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(DurationError) -> Duration {
    var cursor = ByteCursor(bytes)
    let isNegative = cursor.take(UInt8(ascii: "-"))
    guard cursor.take(UInt8(ascii: "P")) else { throw .malformed }
    var sum = ISO8601Sum()
    while !cursor.isAtEnd {
      if cursor.take(UInt8(ascii: "T")) {
        try sum.beginTime()
      } else {
        try sum.takeComponent(from: &cursor)
      }
    }
    guard sum.isComplete else { throw .malformed }
    do throws(NumberError) {
      return try Duration(sum.seconds, isNegative: isNegative)
    } catch {
      throw DurationError(error)
    }
  }

  /// Writes `PT1H2M3.5S` and returns how many bytes it took, at most 45.
  static func write(_ seconds: FixedPoint, to output: UnsafeMutablePointer<UInt8>) -> Int {
    output[0] = UInt8(ascii: "P")
    output[1] = UInt8(ascii: "T")
    var length = 2
    func put(_ value: FixedPoint, _ unit: UInt8) {
      length += value.write(to: output + length)
      output[length] = unit
      length += 1
    }
    let (hours, minutes) = (seconds.whole / 3600, seconds.whole / 60 % 60)
    let rest = FixedPoint(whole: seconds.whole % 60, fraction: seconds.fraction)
    if hours > 0 { put(FixedPoint(whole: hours, fraction: 0), UInt8(ascii: "H")) }
    if minutes > 0 { put(FixedPoint(whole: minutes, fraction: 0), UInt8(ascii: "M")) }
    if length == 2 || rest != FixedPoint() { put(rest, UInt8(ascii: "S")) }
    return length
  }
}

/// What the components read so far amount to, and which may follow.
private struct ISO8601Sum {
  private(set) var seconds = FixedPoint()
  private var isTime = false
  private var hasFraction = false
  /// The length of the last unit, which the next one must be shorter than.
  private var lastUnit = UInt64.max
  /// Whether a component is there after the P, and after the T if there is one.
  private(set) var isComplete = false

  mutating func beginTime() throws(DurationError) {
    guard !isTime, !hasFraction else { throw .malformed }
    isTime = true
    isComplete = false
  }

  mutating func takeComponent(from cursor: inout ByteCursor) throws(DurationError) {
    let integer = cursor.takeDigitRun()
    var fraction = integer.upperBound..<integer.upperBound
    let hasPoint = cursor.take(UInt8(ascii: ".")) || cursor.take(UInt8(ascii: ","))
    if hasPoint { fraction = cursor.takeDigitRun() }
    guard !integer.isEmpty, !hasPoint || !fraction.isEmpty, !hasFraction else { throw .malformed }
    let unit = try takeUnit(from: &cursor)
    guard unit < lastUnit else { throw .malformed }
    lastUnit = unit
    hasFraction = hasPoint
    isComplete = true
    let number: FixedPoint
    do throws(NumberError) {
      number = try FixedPoint(cursor.bytes, integer: integer, fraction: fraction)
    } catch {
      throw DurationError(error)
    }
    guard let length = number.multiplied(by: unit), let sum = seconds.adding(length) else {
      throw .overflow
    }
    seconds = sum
  }

  /// Takes the letter of a unit and gives its length in seconds.
  private func takeUnit(from cursor: inout ByteCursor) throws(DurationError) -> UInt64 {
    guard let letter = cursor.next else { throw .malformed }
    cursor.position += 1
    switch (letter, isTime) {
    case (UInt8(ascii: "W"), false): return 604_800
    case (UInt8(ascii: "D"), false): return 86_400
    case (UInt8(ascii: "H"), true): return 3_600
    case (UInt8(ascii: "M"), true): return 60
    case (UInt8(ascii: "S"), true): return 1
    case (UInt8(ascii: "Y"), false), (UInt8(ascii: "M"), false): throw .calendarUnits
    default: throw .malformed
    }
  }
}
