/// The codes by which an envelope tells of failures: named cases for those that the API documents,
/// and one that keeps any other.
public protocol OpenBusinessCode: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {
  /// A code that no case stands for.
  static func unknown(_ rawValue: String) -> Self
}

extension OpenBusinessCode {
  /// The case that stands for the code, or ``unknown(_:)``.
  public init(rawValue: String) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .unknown(rawValue)
  }
}
