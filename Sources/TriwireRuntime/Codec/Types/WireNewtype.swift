/// A type of its own around one value, which travels as that value does.
public protocol WireNewtype: WireValue, Hashable, RawRepresentable
where RawValue: Hashable & Sendable {
  /// Wraps a value.
  init(_ rawValue: RawValue)
  /// How the wrapped value travels.
  static var codec: Codec<RawValue> { get }
}

extension WireNewtype {
  /// How the whole travels: as the wrapped value.
  public static var codec: Codec<Self> { .newtype }

  /// Wraps a value.
  public init(rawValue: RawValue) { self.init(rawValue) }

  /// Reads the value from the text that parameters and headers have for it.
  public init(text: String) throws(TextError) {
    self = try Codec<Self>.newtype.parse(text: text)
  }
}

// A newtype whose raw value has literals needs only to name these conformances.
extension WireNewtype where RawValue: ExpressibleByIntegerLiteral {
  /// Wraps an integer literal.
  public init(integerLiteral value: RawValue.IntegerLiteralType) {
    self.init(RawValue(integerLiteral: value))
  }
}

extension WireNewtype where RawValue: ExpressibleByFloatLiteral {
  /// Wraps a floating-point literal.
  public init(floatLiteral value: RawValue.FloatLiteralType) {
    self.init(RawValue(floatLiteral: value))
  }
}

extension WireNewtype where RawValue: ExpressibleByStringLiteral {
  /// Wraps a string literal.
  public init(stringLiteral value: RawValue.StringLiteralType) {
    self.init(RawValue(stringLiteral: value))
  }
}

extension WireNewtype where RawValue: ExpressibleByBooleanLiteral {
  /// Wraps `true` or `false`.
  public init(booleanLiteral value: RawValue.BooleanLiteralType) {
    self.init(RawValue(booleanLiteral: value))
  }
}
