import TriwireSpec

/// Which types lead to which others.
struct Reachability {
  private let types: TypeTable

  init(_ types: TypeTable) {
    self.types = types
  }

  /// The types, by index, that can be met from some references on.
  func reachable(from references: [TypeReference]) -> Set<Int> {
    var seen: Set<Int> = []
    visit(from: references, seen: &seen) { _ in }
    return seen
  }

  /// Calls `body` for each type that can be met and was not met before, and marks it as seen.
  func visit(
    from references: [TypeReference], seen: inout Set<Int>, _ body: (TypeTable.Entry) -> Void
  ) {
    var pending = references
    while let reference = pending.popLast() {
      reference.forEachName { name, _ in
        guard let entry = types[name.value], seen.insert(entry.index).inserted else { return }
        body(entry)
        pending += entry.declaration.kind.references
      }
    }
  }
}

extension TypeDeclaration.Kind {
  /// The types that a declaration names.
  var references: [TypeReference] {
    switch self {
    case .model(let body): body.includes + body.fields.compactMap(\.reference)
    case .union(let body): body.cases.map(\.type)
    case .alias(let reference), .newtype(let reference): [reference]
    case .enumeration: []
    }
  }
}
