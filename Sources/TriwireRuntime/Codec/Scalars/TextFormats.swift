import Foundation

extension TextFormat where Value == Decimal {
  static var decimal: TextFormat {
    TextFormat(
      wanted: "a decimal number of at most 38 digits", isNumber: true,
      read: { try? DecimalText.read($0) }, text: DecimalText.text, zero: 0, isZero: { $0.isZero })
  }
}

extension TextFormat where Value == Data {
  static var bytes: TextFormat {
    TextFormat(
      wanted: "base 64", allowsSpace: true, read: Base64.read, text: Base64.text,
      proto3: { .looseBytes }, zero: Data(), isZero: \.isEmpty,
      protobuf: { _ in ScalarCoder(.bytes) })
  }
}

extension TextFormat where Value == UUID {
  static var uuid: TextFormat {
    TextFormat(wanted: "a UUID", read: UUIDText.read, text: UUIDText.text)
  }
}

extension TextFormat where Value == URL {
  static var url: TextFormat {
    TextFormat(wanted: "a URL", read: URLText.read, text: URLText.text)
  }
}

extension TextFormat where Value == CalendarDate {
  static var date: TextFormat {
    TextFormat(
      wanted: "a date such as 2026-11-30", read: { CalendarDate($0) }, text: { $0.description })
  }
}

extension TextFormat where Value == Date {
  static func datetime(_ form: DateForm) -> TextFormat {
    TextFormat(
      wanted: name(of: form), isNumber: form.isNumber,
      read: { try? form.read($0) }, text: form.text, proto3: { .timestamp },
      zero: Date(timeIntervalSince1970: 0), protobuf: { _ in TimestampCoder() })
  }

  private static func name(of form: DateForm) -> StaticString {
    switch form {
    case .rfc3339: "a date and time with its zone, such as 2026-11-30T14:00:00Z"
    case .epochSeconds: "seconds since 1970"
    case .epochMillis: "milliseconds since 1970"
    case .httpDate: "an HTTP date"
    }
  }
}

extension TextFormat where Value == Duration {
  static func duration(_ form: DurationForm) -> TextFormat {
    TextFormat(
      wanted: name(of: form), isNumber: form.isNumber,
      read: { try? form.read($0) }, text: form.text, proto3: { .protobufDuration }, zero: .zero,
      protobuf: { _ in DurationCoder() })
  }

  private static func name(of form: DurationForm) -> StaticString {
    switch form {
    case .suffixedSeconds: "a duration such as 1.5s"
    case .seconds: "a number of seconds"
    case .millis: "a number of milliseconds"
    case .iso8601: "a duration such as PT1H30M"
    }
  }
}
