import TriwireSpec

extension TypeReference {
  /// The names of types and parameters inside, itself included, in the order of the text.
  var names: [Located<String>] {
    switch self {
    case .scalar: []
    case .named(let name, let arguments): [name] + arguments.flatMap(\.names)
    case .list(let inner, _), .optional(let inner, _), .patch(let inner, _): inner.names
    case .map(let key, let value, _): key.names + value.names
    }
  }

  /// Calls `body` for each of ``names`` with the arguments behind it.
  func forEachName(_ body: (Located<String>, [TypeReference]) -> Void) {
    switch self {
    case .scalar: break
    case .named(let name, let arguments):
      body(name, arguments)
      for argument in arguments { argument.forEachName(body) }
    case .list(let inner, _), .optional(let inner, _), .patch(let inner, _):
      inner.forEachName(body)
    case .map(let key, let value, _):
      key.forEachName(body)
      value.forEachName(body)
    }
  }

  /// Where the type is written.
  var location: Location {
    switch self {
    case .scalar(let scalar): scalar.location
    case .named(let name, _): name.location
    case .list(_, let location), .map(_, _, let location), .optional(_, let location),
      .patch(_, let location):
      location
    }
  }
}
