import TriwireSpec

/// In a spec with endpoints every type is of use to one of them.
enum UnusedTypes {
  static func check(_ draft: Draft) {
    guard !draft.spec.endpoints.isEmpty else { return }
    let reachable = Reachability(draft.types).reachable(from: draft.rootReferences)
    for entry in draft.types.entries where !reachable.contains(entry.index) {
      // Of two types of one name the second is an error anyway.
      guard draft.types[entry.declaration.name.value]?.index == entry.index else { continue }
      draft.findings.warning(
        "no endpoint uses the type '\(entry.declaration.name.value)'",
        at: entry.declaration.name.location)
    }
  }
}

extension Draft {
  /// The types that endpoints and common parameters name.
  fileprivate var rootReferences: [TypeReference] {
    uses.filter {
      switch $0.role {
      case .parameter, .bodyField, .part, .body, .answer: true
      case .field, .unionCase, .alias, .newtype, .include: false
      }
    }.map(\.reference)
  }
}
