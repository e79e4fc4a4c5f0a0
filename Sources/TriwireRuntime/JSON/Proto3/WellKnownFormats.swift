import Foundation

extension TextFormat where Value == Data {
  /// Base 64 with any bits behind the last byte.
  static var looseBytes: TextFormat {
    TextFormat(
      wanted: "base 64", read: Base64.readLoosely, text: Base64.text, zero: Data(),
      isZero: \.isEmpty, protobuf: { _ in ScalarCoder(.bytes) })
  }
}

extension TextFormat where Value == Date {
  /// `google.protobuf.Timestamp`: RFC 3339 in the years 1 to 9999, with capital letters.
  static var timestamp: TextFormat {
    TextFormat(
      wanted: "a date and time with its zone, such as 2026-11-30T14:00:00Z",
      read: { bytes in
        guard !bytes.contains(where: WellKnown.isLowercaseOrSpace) else { return nil }
        return (try? RFC3339.read(bytes)).flatMap { $0 < WellKnown.yearOne ? nil : $0 }
      },
      text: { $0 < WellKnown.yearOne ? nil : RFC3339.text($0) },
      zero: Date(timeIntervalSince1970: 0), protobuf: { _ in TimestampCoder() })
  }
}

extension TextFormat where Value == Duration {
  /// `google.protobuf.Duration`: seconds to the nanosecond, up to about 10,000 years, with 0, 3, 6 or
  /// 9 digits after the point.
  static var protobufDuration: TextFormat {
    TextFormat(
      wanted: "a duration such as 1.5s of at most 315576000000 seconds",
      read: { bytes in
        guard let value = try? DurationForm.suffixedSeconds.read(bytes) else { return nil }
        return WellKnown.holds(value) ? value : nil
      },
      text: WellKnown.text, zero: .zero, protobuf: { _ in DurationCoder() })
  }
}

/// The limits that protobuf sets its well-known types.
enum WellKnown {
  /// 0001-01-01T00:00:00Z.
  static let yearOne = Date(timeIntervalSince1970: -62_135_596_800)
  private static let longest = Duration.seconds(315_576_000_000)

  static func holds(_ duration: Duration) -> Bool {
    duration <= longest && duration >= .zero - longest
  }

  static func isLowercaseOrSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == UInt8(ascii: "t") || byte == UInt8(ascii: "z")
  }

  /// The text of a duration, rounded down to nanoseconds; nil when it is too long.
  static func text(_ duration: Duration) -> String? {
    guard holds(duration) else { return nil }
    let (seconds, attoseconds) = duration.components
    let nanoseconds = attoseconds.magnitude / 1_000_000_000
    let sign = seconds < 0 || (seconds == 0 && attoseconds < 0 && nanoseconds > 0) ? "-" : ""
    return sign + String(seconds.magnitude) + fraction(nanoseconds) + "s"
  }

  private static func fraction(_ nanoseconds: UInt64) -> String {
    if nanoseconds == 0 { return "" }
    let digits = String(String(nanoseconds + 1_000_000_000).dropFirst())
    let places = nanoseconds % 1_000_000 == 0 ? 3 : nanoseconds % 1_000 == 0 ? 6 : 9
    return "." + digits.prefix(places)
  }
}
