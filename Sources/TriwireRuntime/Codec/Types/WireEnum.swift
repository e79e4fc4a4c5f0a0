/// An enum whose cases stand for strings or integers.
///
/// This one is closed: reading a value that no case stands for is an error. See ``OpenWireEnum``.
public protocol WireEnum: WireValue, Hashable, RawRepresentable, CaseIterable
where RawValue: WireValue & Hashable {}

extension WireEnum {
  /// The raw value.
  public static var codec: Codec<Self> { .enumeration }
}

/// An enum that keeps a value it doesn't know, and writes it as it was received.
public protocol OpenWireEnum: WireEnum {
  /// A value that no case stands for.
  static func unknown(_ rawValue: RawValue) -> Self
}

extension OpenWireEnum {
  /// The case that stands for the value, or ``unknown(_:)``.
  public init(rawValue: RawValue) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .unknown(rawValue)
  }
}
