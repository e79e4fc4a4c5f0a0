/// What a shell offers where a value belongs.
package enum Completion: Equatable, Sendable {
  case none
  case folders
  /// Files whose names end so, and the folders on the way to them.
  case files([String])
  case words([String])

  /// The main file of a spec.
  package static let specs = Completion.files([".yaml", ".yml"])
}

extension Option {
  package var completion: Completion {
    switch value {
    case .none, .integer: .none
    case .text(_, let completion): completion
    case .choice(let choices, _): .words(choices)
    }
  }
}
