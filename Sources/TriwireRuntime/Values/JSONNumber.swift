public import Foundation

/// A JSON number, kept as the text it was read from.
public struct JSONNumber: Hashable, Sendable {
  /// The number by the grammar of RFC 8259 section 6, such as `12`, `-0.5` or `1e400`.
  public let text: String

  /// An integer.
  public init(_ value: some FixedWidthInteger & Sendable) { text = String(value) }

  /// A number, written with the fewest digits that read back as the same value; nil unless it is
  /// finite.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    text = FloatText.text(value)
  }

  /// A decimal number; nil for NaN.
  public init?(_ value: Decimal) {
    guard let text = DecimalText.text(value) else { return nil }
    self.text = text
  }

  /// A text that is a JSON number from its first character to its last; nil for any other text.
  public init?(_ text: String) {
    let end = text.withBytes { NumberToken($0)?.end }
    guard end == text.utf8.count else { return nil }
    self.text = text
  }

  /// A text that was read as a number.
  init(verified text: String) { self.text = text }

  /// The number, if it is an integer that 64 bits hold; `1.0` and `1e2` are integers.
  public var int64: Int64? { text.withBytes { IntegralText.read($0) } }

  /// The number, if it is an integer that 64 bits hold without a sign; `1.0` and `1e2` are
  /// integers.
  public var uint64: UInt64? { text.withBytes { IntegralText.read($0) } }

  /// The value nearest to the number; nil when it is beyond the range of `Double`.
  public var double: Double? {
    text.withBytes { bytes in try? FloatText.read(bytes, as: Double.self) }
  }

  /// The number as it is; nil when `Decimal` can't hold it exactly.
  public var decimal: Decimal? { try? DecimalText.read(text) }
}
