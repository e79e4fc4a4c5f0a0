/// A day of the Gregorian calendar, without a time of day or a time zone, such as 2026-11-30.
public struct CalendarDate: Hashable, Sendable {
  /// 0 to 9999.
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to 31.
  public let day: Int

  /// A date; nil when the calendar has no such day, or the year is not one of 0 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard Gregorian.isValid(year: year, month: month, day: day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// How many bytes a date's text takes.
  package static let length = 10

  /// Reads a text that is a date from its first byte to its last.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var cursor = ByteCursor(bytes)
    guard let date = cursor.takeDate(), cursor.isAtEnd else { return nil }
    self.init(year: date.year, month: date.month, day: date.day)
  }

  /// Writes `2026-11-30` and returns `length`.
  package func write(to output: UnsafeMutablePointer<UInt8>) -> Int {
    CivilTime.writeDate(year: year, month: month, day: day, to: output)
    return CalendarDate.length
  }
}

extension CalendarDate: LosslessStringConvertible {
  /// Reads a date as RFC 3339's `full-date` writes it: `2026-11-30`, and nothing else; nil when the text
  /// is of another form or the calendar has no such day.
  public init?(_ text: String) {
    guard let date = text.withBytes(CalendarDate.init) else { return nil }
    self = date
  }

  /// The date as RFC 3339's `full-date` writes it: `2026-11-30`.
  public var description: String { String(upTo: CalendarDate.length, write) }
}

extension CalendarDate: Comparable {
  /// Whether the first date is before the second.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CalendarDate: Codable {
  /// Decodes a string such as `2026-11-30`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = CalendarDate(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is not a date such as 2026-11-30.")
    }
    self = date
  }

  /// Encodes a string such as `2026-11-30`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
