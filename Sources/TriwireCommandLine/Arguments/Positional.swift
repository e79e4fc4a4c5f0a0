/// An argument that is known by its place.
package struct Positional: Equatable, Sendable {
  /// As the help shows it: `SPEC`.
  package var name: String
  package var count: Count
  package var completion: Completion
  /// One sentence without a final period.
  package var help: String

  package enum Count: Equatable, Sendable {
    case one
    /// Only for the last argument of a command.
    case any
    /// Only for the last argument of a command.
    case oneOrMore

    var minimum: Int { self == .any ? 0 : 1 }
    var maximum: Int { self == .one ? 1 : .max }
  }

  package init(
    _ name: String, _ count: Count = .one, completion: Completion = .none, help: String
  ) {
    self.name = name
    self.count = count
    self.completion = completion
    self.help = help
  }

  /// `SPEC…`, `[NAME…]`.
  package var spelling: String {
    switch count {
    case .one: name
    case .any: "[\(name)…]"
    case .oneOrMore: "\(name)…"
    }
  }
}
