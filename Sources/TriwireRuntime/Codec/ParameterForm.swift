/// What a value becomes as a path, query, header or cookie parameter, before any style is applied.
public enum ParameterForm: Hashable, Sendable {
  /// Nothing: the parameter is left out.
  case absent
  /// A scalar's text, as JSON has it but without quotes.
  case text(String)
  /// The elements of a list.
  case list([String])
  /// The members of a model in the order of its table, or of a map by key; absent ones are left
  /// out.
  case object([Member])

  /// A member's name and its text.
  public struct Member: Hashable, Sendable {
    /// The wire name.
    public var name: String
    /// The value's text.
    public var text: String

    /// A member of an object.
    public init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }
}
