/// An enum whose cases stand for strings or integers.
///
/// This one is closed: reading a value that no case stands for is an error. See ``OpenWireEnum``.
public protocol WireEnum: WireValue, Hashable, RawRepresentable, CaseIterable
where RawValue: WireValue & Hashable {
  /// The numbers of ``allCases`` in protobuf, in their order; nil when the raw values are the numbers,
  /// or when there are none.
  static var protobufNumbers: [Int32]? { get }
  /// The names of ``allCases`` in a protobuf schema, in their order; nil when the raw values are the
  /// names, or when there are none.
  static var protobufNames: [String]? { get }
}

extension WireEnum {
  /// nil.
  public static var protobufNumbers: [Int32]? { nil }

  /// nil.
  public static var protobufNames: [String]? { nil }

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
