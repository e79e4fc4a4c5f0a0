package import Foundation

/// Dates and times of RFC 3339.
///
/// Reading takes every form of section 5.6: `T`, `t` or one space between date and time, any number of
/// digits after the point, `Z`, `z` or an offset of hours and minutes, leap seconds, the years 0000 to
/// 9999, also at UTC. Writing gives `2026-11-30T14:00:00Z`, with 3, 6 or 9 digits after a point only where
/// the date has a fraction: the fewest that read back as the same `Date`, or 9 where even those don't.
package enum RFC3339 {
  /// How many bytes a date takes at most.
  package static let maximumLength = 30

  /// Reads a text that is a date and time from its first byte to its last.
  ///
  /// The result is the `Date` nearest to the moment; digits after the point beyond what a `Date` can hold
  /// make no difference.
  package static func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(DateError) -> Date {
    var cursor = ByteCursor(bytes)
    var time = CivilTime()
    guard let date = cursor.takeDate(), cursor.takeSeparator(), let clock = cursor.takeTime(),
      let fraction = cursor.takeFraction()
    else { throw .malformed }
    (time.year, time.month, time.day) = date
    (time.hour, time.minute, time.second) = clock
    let offset = try cursor.takeOffset()
    guard let seconds = time.secondsSince1970(offsetMinutes: offset) else { throw .outOfRange }
    return Date(secondsSince1970: seconds, fraction: fraction)
  }

  /// Reads a text that is a date and time from its first character to its last.
  package static func read(_ text: String) throws(DateError) -> Date {
    try text.withBytes { (bytes) throws(DateError) in try read(bytes) }
  }

  /// Writes the date and returns how many bytes it took, at most `maximumLength`; nil outside the years
  /// 0000 to 9999, nothing being written then.
  package static func write(_ value: Date, to output: UnsafeMutablePointer<UInt8>) -> Int? {
    guard let exact = EpochTime(value) else { return nil }
    let (time, places) = shortest(exact, for: value)
    guard let civil = CivilTime(secondsSince1970: time.seconds) else { return nil }
    CivilTime.writeDate(year: civil.year, month: civil.month, day: civil.day, to: output)
    output[10] = UInt8(ascii: "T")
    civil.writeTime(to: output + 11)
    let length = 19 + writeFraction(time.nanoseconds, places: places, to: output + 19)
    output[length] = UInt8(ascii: "Z")
    return length + 1
  }

  /// The date's text; nil outside the years 0000 to 9999.
  package static func text(_ value: Date) -> String? {
    DateForm.rfc3339.text(value)
  }

  @inline(__always)
  private static func shortest(
    _ exact: EpochTime, for value: Date
  ) -> (time: EpochTime, places: Int) {
    if exact.nanoseconds == 0 { return (exact, 0) }
    for places in [3, 6] {
      let rounded = exact.rounded(toPlaces: places)
      if rounded.nanoseconds != 0, rounded.date == value { return (rounded, places) }
    }
    return (exact, 9)
  }

  @inline(__always)
  private static func writeFraction(
    _ nanoseconds: Int, places: Int, to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    guard places > 0 else { return 0 }
    let unit: UInt64 = places == 3 ? 1_000_000 : places == 6 ? 1_000 : 1
    output[0] = UInt8(ascii: ".")
    IntegerText.writeDigits(UInt64(nanoseconds) / unit, count: places, to: output + 1)
    return places + 1
  }
}

extension Date {
  /// The date as messages show it; `description` says nothing of years after 9999 on some platforms.
  var spelled: String {
    RFC3339.text(self) ?? "\(timeIntervalSince1970) seconds since 1970"
  }
}

extension ByteCursor {
  /// Takes what stands between date and time.
  fileprivate mutating func takeSeparator() -> Bool {
    take(UInt8(ascii: "T")) || take(UInt8(ascii: "t")) || take(UInt8(ascii: " "))
  }

  /// Takes a point and the digits after it as a number below 1; zero when there is no point, nil when no
  /// digit follows it.
  fileprivate mutating func takeFraction() -> Double? {
    guard take(UInt8(ascii: ".")) else { return 0 }
    let digits = takeDigitRun()
    guard !digits.isEmpty else { return nil }
    var numerator: UInt64 = 0
    var denominator = 1.0
    // Eighteen digits fit, and are far more than a date can tell apart.
    for offset in digits.prefix(18) {
      numerator = numerator * 10 + UInt64(bytes[offset] & 0x0F)
      denominator *= 10
    }
    // Not to round up to the next second what is just below it.
    return min(Double(numerator) / denominator, 1.0.nextDown)
  }

  /// Takes the time zone, which ends the text, as minutes ahead of UTC.
  fileprivate mutating func takeOffset() throws(DateError) -> Int {
    guard !isAtEnd else { throw .noTimeZone }
    if take(UInt8(ascii: "Z")) || take(UInt8(ascii: "z")) {
      guard isAtEnd else { throw .malformed }
      return 0
    }
    let isBehind = take(UInt8(ascii: "-"))
    guard isBehind || take(UInt8(ascii: "+")), let hours = takeDigits(2),
      take(UInt8(ascii: ":")), let minutes = takeDigits(2), isAtEnd
    else { throw .malformed }
    guard hours <= 23, minutes <= 59 else { throw .outOfRange }
    return (hours * 60 + minutes) * (isBehind ? -1 : 1)
  }
}
