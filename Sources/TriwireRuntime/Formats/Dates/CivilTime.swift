/// A date and a time of day, as one writes them, in no particular time zone.
struct CivilTime {
  var year = 0
  var month = 1
  var day = 1
  var hour = 0
  var minute = 0
  /// 60 is a leap second.
  var second = 0

  /// Seconds from 1970-01-01T00:00:00Z, with the time taken at an offset from UTC; nil when there is no
  /// such date or time, or UTC has another year than 0 to 9999 then. A leap second, which exists only at
  /// the end of a day of UTC, counts as the second that follows it.
  @inline(__always)
  func secondsSince1970(offsetMinutes: Int = 0) -> Int64? {
    guard Gregorian.isValid(year: year, month: month, day: day),
      (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
    else { return nil }
    let minuteOfDay = hour * 60 + minute - offsetMinutes
    if second == 60, (minuteOfDay + 1) % 1440 != 0 { return nil }
    let days = Gregorian.daysSinceEpoch(year: year, month: month, day: day)
    let seconds = Int64(days) * 86_400 + Int64(minuteOfDay * 60 + second)
    return CivilTime.seconds.contains(seconds) ? seconds : nil
  }

  init() {}

  /// The years 0 to 9999 at UTC, in seconds since 1970.
  static let seconds: ClosedRange<Int64> = -62_167_219_200...253_402_300_799

  /// The date and time at UTC; nil outside the years 0 to 9999.
  @inline(__always)
  init?(secondsSince1970 seconds: Int64) {
    guard CivilTime.seconds.contains(seconds) else { return nil }
    let days = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400
    let secondOfDay = Int(seconds - days * 86_400)
    (year, month, day) = Gregorian.date(daysSinceEpoch: Int(days))
    hour = secondOfDay / 3600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
  }

  /// Writes `2026-11-30`, ten bytes.
  @inline(__always)
  static func writeDate(
    year: Int, month: Int, day: Int, to output: UnsafeMutablePointer<UInt8>
  ) {
    IntegerText.writeDigits(UInt64(year), count: 4, to: output)
    output[4] = UInt8(ascii: "-")
    IntegerText.writeDigits(UInt64(month), count: 2, to: output + 5)
    output[7] = UInt8(ascii: "-")
    IntegerText.writeDigits(UInt64(day), count: 2, to: output + 8)
  }

  /// Writes `14:00:00`, eight bytes.
  @inline(__always)
  func writeTime(to output: UnsafeMutablePointer<UInt8>) {
    IntegerText.writeDigits(UInt64(hour), count: 2, to: output)
    output[2] = UInt8(ascii: ":")
    IntegerText.writeDigits(UInt64(minute), count: 2, to: output + 3)
    output[5] = UInt8(ascii: ":")
    IntegerText.writeDigits(UInt64(second), count: 2, to: output + 6)
  }
}

extension ByteCursor {
  /// Takes `2026-11-30`, without asking whether there is such a day.
  @inline(__always)
  mutating func takeDate() -> (year: Int, month: Int, day: Int)? {
    guard let year = takeDigits(4), take(UInt8(ascii: "-")), let month = takeDigits(2),
      take(UInt8(ascii: "-")), let day = takeDigits(2)
    else { return nil }
    return (year, month, day)
  }

  /// Takes `14:00:00`, without asking whether there is such a time.
  @inline(__always)
  mutating func takeTime() -> (hour: Int, minute: Int, second: Int)? {
    guard let hour = takeDigits(2), take(UInt8(ascii: ":")), let minute = takeDigits(2),
      take(UInt8(ascii: ":")), let second = takeDigits(2)
    else { return nil }
    return (hour, minute, second)
  }
}
