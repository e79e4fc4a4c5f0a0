public import Foundation

/// What can fill a type parameter of a generic model: it knows by itself how it travels.
public protocol WireValue: Hashable, Sendable {
  /// How values of this type travel.
  static var codec: Codec<Self> { get }
}

extension Bool: WireValue {
  /// `true` or `false`.
  public static var codec: Codec<Bool> { .bool }
}

extension Int32: WireValue {
  /// A whole number.
  public static var codec: Codec<Int32> { .int32 }
}

extension Int64: WireValue {
  /// A whole number.
  public static var codec: Codec<Int64> { .int64 }
}

extension UInt32: WireValue {
  /// A whole number.
  public static var codec: Codec<UInt32> { .uint32 }
}

extension UInt64: WireValue {
  /// A whole number.
  public static var codec: Codec<UInt64> { .uint64 }
}

extension Float: WireValue {
  /// A number.
  public static var codec: Codec<Float> { .float }
}

extension Double: WireValue {
  /// A number.
  public static var codec: Codec<Double> { .double }
}

extension Decimal: WireValue {
  /// A decimal number.
  public static var codec: Codec<Decimal> { .decimal }
}

extension String: WireValue {
  /// Text.
  public static var codec: Codec<String> { .string }
}

extension Data: WireValue {
  /// Base 64.
  public static var codec: Codec<Data> { .bytes }
}

extension UUID: WireValue {
  /// A UUID.
  public static var codec: Codec<UUID> { .uuid }
}

extension URL: WireValue {
  /// A URL.
  public static var codec: Codec<URL> { .url }
}

extension Date: WireValue {
  /// A moment as RFC 3339 writes it.
  public static var codec: Codec<Date> { .datetime }
}

extension CalendarDate: WireValue {
  /// A day such as `2026-11-30`.
  public static var codec: Codec<CalendarDate> { .date }
}

extension Duration: WireValue {
  /// A duration such as `1.5s`.
  public static var codec: Codec<Duration> { .duration }
}

extension JSONValue: WireValue {
  /// Any JSON value.
  public static var codec: Codec<JSONValue> { .json }
}

extension Optional: WireValue where Wrapped: WireValue {
  /// Absent and `null` are nil.
  public static var codec: Codec<Wrapped?> { .optional(Wrapped.codec) }
}

extension Array: WireValue where Element: WireValue {
  /// A list of the elements.
  public static var codec: Codec<[Element]> { .list(Element.codec) }
}

extension Dictionary: WireValue where Key: WireValue, Value: WireValue {
  /// An object whose names are the keys' texts.
  public static var codec: Codec<[Key: Value]> { .map(Key.codec, Value.codec) }
}
