package import Foundation

/// Dates of HTTP (RFC 9110 section 5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`.
///
/// Reading takes also the two obsolete forms, `Sunday, 06-Nov-94 08:49:37 GMT` and
/// `Sun Nov  6 08:49:37 1994`. The name of the day must be one, but isn't held against the date.
package enum HTTPDate {
  /// How many bytes a written date takes.
  package static let length = 29

  /// Reads a text that is a date from its first byte to its last.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - now: What a year of two digits is counted from: it never means a date more than 50 years later.
  /// - Returns: The moment, a whole second.
  /// - Throws: `DateError.malformed` or `DateError.outOfRange`.
  package static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, now: Date = Date()
  ) throws(DateError) -> Date {
    var cursor = ByteCursor(bytes)
    guard let form = cursor.takeDayName() else { throw .malformed }
    let time =
      switch form {
      case .current: cursor.takeCurrentForm()
      case .rfc850: cursor.takeRFC850Form(now: now)
      case .asctime: cursor.takeAsctimeForm()
      }
    guard let time, cursor.isAtEnd else { throw .malformed }
    guard let seconds = time.secondsSince1970() else { throw .outOfRange }
    return Date(secondsSince1970: seconds, fraction: 0)
  }

  /// Reads a text that is a date from its first character to its last.
  package static func read(_ text: String, now: Date = Date()) throws(DateError) -> Date {
    try text.withBytes { (bytes) throws(DateError) in try read(bytes, now: now) }
  }

  /// Writes the date, a fraction of a second being dropped, and returns `length`; nil outside the years
  /// 0000 to 9999, nothing being written then.
  package static func write(_ value: Date, to output: UnsafeMutablePointer<UInt8>) -> Int? {
    guard let seconds = EpochTime(value)?.seconds,
      let time = CivilTime(secondsSince1970: seconds)
    else { return nil }
    let days = Gregorian.daysSinceEpoch(year: time.year, month: time.month, day: time.day)
    // 1970-01-01 was a Thursday.
    let weekday = ((days + 3) % 7 + 7) % 7
    copy("Mon, Tue, Wed, Thu, Fri, Sat, Sun, ", at: weekday * 5, count: 5, to: output)
    IntegerText.writeDigits(UInt64(time.day), count: 2, to: output + 5)
    copy(spacedMonths, at: (time.month - 1) * 4, count: 5, to: output + 7)
    IntegerText.writeDigits(UInt64(time.year), count: 4, to: output + 12)
    output[16] = UInt8(ascii: " ")
    time.writeTime(to: output + 17)
    copy(" GMT", at: 0, count: 4, to: output + 25)
    return length
  }

  /// The date's text; nil outside the years 0000 to 9999.
  package static func text(_ value: Date) -> String? {
    DateForm.httpDate.text(value)
  }

  private static func copy(
    _ text: StaticString, at offset: Int, count: Int, to output: UnsafeMutablePointer<UInt8>
  ) {
    output.update(from: text.utf8Start + offset, count: count)
  }

  private static let spacedMonths: StaticString =
    " Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec "
}

private enum HTTPDateForm { case current, rfc850, asctime }

extension ByteCursor {
  /// Takes the day's name and what follows it, which tells the form.
  fileprivate mutating func takeDayName() -> HTTPDateForm? {
    let days: [(short: StaticString, rest: StaticString)] = [
      ("Mon", "day"), ("Tue", "sday"), ("Wed", "nesday"), ("Thu", "rsday"), ("Fri", "day"),
      ("Sat", "urday"), ("Sun", "day"),
    ]
    for day in days where take(day.short) {
      if take(", ") { return .current }
      if take(" ") { return .asctime }
      return take(day.rest) && take(", ") ? .rfc850 : nil
    }
    return nil
  }

  /// Takes `06 Nov 1994 08:49:37 GMT`.
  fileprivate mutating func takeCurrentForm() -> CivilTime? {
    guard let day = takeDigits(2), take(" "), let month = takeMonth(), take(" "),
      let year = takeDigits(4), take(" "), let clock = takeTime(), take(" GMT")
    else { return nil }
    return CivilTime(date: (year, month, day), clock: clock)
  }

  /// Takes `06-Nov-94 08:49:37 GMT`.
  fileprivate mutating func takeRFC850Form(now: Date) -> CivilTime? {
    guard let day = takeDigits(2), take("-"), let month = takeMonth(), take("-"),
      let shortYear = takeDigits(2), take(" "), let clock = takeTime(), take(" GMT")
    else { return nil }
    return CivilTime(date: (shortYear, month, day), clock: clock).movedToCentury(of: now)
  }

  /// Takes `Nov  6 08:49:37 1994`.
  fileprivate mutating func takeAsctimeForm() -> CivilTime? {
    guard let month = takeMonth(), take(" "), let day = take(" ") ? takeDigits(1) : takeDigits(2),
      take(" "), let clock = takeTime(), take(" "), let year = takeDigits(4)
    else { return nil }
    return CivilTime(date: (year, month, day), clock: clock)
  }

  private mutating func takeMonth() -> Int? {
    let months: [StaticString] = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    for (index, month) in months.enumerated() where take(month) { return index + 1 }
    return nil
  }
}

extension CivilTime {
  fileprivate init(
    date: (year: Int, month: Int, day: Int), clock: (hour: Int, minute: Int, second: Int)
  ) {
    (year, month, day) = date
    (hour, minute, second) = clock
  }

  /// The time with a year of two digits made one of four: the last such year that is not more than 50
  /// years after `now`.
  fileprivate func movedToCentury(of now: Date) -> CivilTime {
    guard let seconds = EpochTime(now)?.seconds,
      let today = CivilTime(secondsSince1970: seconds)
    else { return self }
    var moved = self
    var limit = today
    limit.year += 50
    moved.year += (limit.year / 100) * 100
    if limit.sortKey < moved.sortKey { moved.year -= 100 }
    return moved
  }

  private var sortKey: Int {
    [month, day, hour, minute, second].reduce(year) { $0 * 100 + $1 }
  }
}
