public import Foundation

extension Codec where Value == Bool {
  /// `true` or `false`.
  public static var bool: Codec { Codec(BoolCodec()) }
}

extension Codec where Value == Int32 {
  /// A whole number.
  public static var int32: Codec { Codec(IntegerCodec(.int32, .int32)) }
  /// A whole number, in protobuf by zigzag encoding.
  public static var sint32: Codec { Codec(IntegerCodec(.int32, .sint32)) }
  /// A whole number, in protobuf of fixed length.
  public static var sfixed32: Codec { Codec(IntegerCodec(.int32, .fixed32)) }
}

extension Codec where Value == Int64 {
  /// A whole number, read and written exactly.
  public static var int64: Codec { Codec(IntegerCodec(.int64, .int64)) }
  /// A whole number, in protobuf by zigzag encoding.
  public static var sint64: Codec { Codec(IntegerCodec(.int64, .sint64)) }
  /// A whole number, in protobuf of fixed length.
  public static var sfixed64: Codec { Codec(IntegerCodec(.int64, .fixed64)) }
}

extension Codec where Value == UInt32 {
  /// A whole number that isn't negative.
  public static var uint32: Codec { Codec(IntegerCodec(.uint32, .uint32)) }
  /// A whole number that isn't negative, in protobuf of fixed length.
  public static var fixed32: Codec { Codec(IntegerCodec(.uint32, .fixed32)) }
}

extension Codec where Value == UInt64 {
  /// A whole number that isn't negative, read and written exactly.
  public static var uint64: Codec { Codec(IntegerCodec(.uint64, .int64)) }
  /// A whole number that isn't negative, in protobuf of fixed length.
  public static var fixed64: Codec { Codec(IntegerCodec(.uint64, .fixed64)) }
}

extension Codec where Value == Float {
  /// A number, rounded to the nearest value; NaN and infinities can't be written unless
  /// ``quoted(_:)``.
  public static var float: Codec { Codec(FloatCodec(.float)) }
}

extension Codec where Value == Double {
  /// A number, rounded to the nearest value; NaN and infinities can't be written unless
  /// ``quoted(_:)``.
  public static var double: Codec { Codec(FloatCodec(.double)) }
}

extension Codec where Value == Decimal {
  /// A number, exact; one with too many digits for `Decimal` is refused.
  public static var decimal: Codec { Codec(TextCodec(.decimal)) }
}

extension Codec where Value == String {
  /// Text.
  public static var string: Codec { Codec(StringCodec()) }
}

extension Codec where Value == Data {
  /// Base 64 (RFC 4648); the URL-safe alphabet and missing padding are read too.
  public static var bytes: Codec { Codec(TextCodec(.bytes)) }
}

extension Codec where Value == UUID {
  /// A UUID, written in lower case.
  public static var uuid: Codec { Codec(TextCodec(.uuid)) }
}

extension Codec where Value == URL {
  /// A URL, absolute or relative.
  public static var url: Codec { Codec(TextCodec(.url)) }
}

extension Codec where Value == CalendarDate {
  /// A day such as `2026-11-30`.
  public static var date: Codec { Codec(TextCodec(.date)) }
}

extension Codec where Value == JSONValue {
  /// Any JSON value, `null` among them.
  public static var json: Codec { Codec(JSONValueCodec()) }
}

extension Codec where Value == Date {
  /// How a moment is written.
  public enum DateFormat: Hashable, Sendable {
    /// RFC 3339, such as `2026-11-30T14:00:00Z`.
    case rfc3339
    /// The number of seconds since 1970.
    case epochSeconds
    /// The number of milliseconds since 1970.
    case epochMillis
    /// The date of HTTP headers (RFC 9110 section 5.6.7).
    case httpDate
  }

  /// A moment as RFC 3339 writes it.
  public static var datetime: Codec { datetime(.rfc3339) }

  /// A moment in the given form.
  public static func datetime(_ format: DateFormat) -> Codec {
    Codec(TextCodec(.datetime(format.form)))
  }
}

extension Codec<Date>.DateFormat {
  fileprivate var form: DateForm {
    switch self {
    case .rfc3339: .rfc3339
    case .epochSeconds: .epochSeconds
    case .epochMillis: .epochMillis
    case .httpDate: .httpDate
    }
  }
}

extension Codec where Value == Duration {
  /// How a duration is written.
  public enum DurationFormat: Hashable, Sendable {
    /// Seconds and the letter s, such as `1.5s`.
    case suffixedSeconds
    /// The number of seconds.
    case seconds
    /// The number of milliseconds.
    case millis
    /// ISO 8601, such as `PT1H30M`.
    case iso8601
  }

  /// A duration as protobuf's JSON mapping writes it: `1.5s`.
  public static var duration: Codec { duration(.suffixedSeconds) }

  /// A duration in the given form.
  public static func duration(_ format: DurationFormat) -> Codec {
    Codec(TextCodec(.duration(format.form)))
  }
}

extension Codec<Duration>.DurationFormat {
  fileprivate var form: DurationForm {
    switch self {
    case .suffixedSeconds: .suffixedSeconds
    case .seconds: .seconds
    case .millis: .millis
    case .iso8601: .iso8601
    }
  }
}
