/// A value outside a limit that the API documents.
public struct ValidationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Wire name of the field or the parameter.
  public let field: String
  /// The limit it breaks, “at least 1 character” for one.
  public let limit: String

  /// Names a field and the limit it breaks.
  public init(field: String, limit: String) {
    self.field = field
    self.limit = limit
  }

  /// `name: must be at least 1 character`.
  public var description: String { "\(field): must be \(limit)" }
}
