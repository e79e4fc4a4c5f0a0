import TriwireSpec

/// A value of a type can come to an end: somewhere on the way back to the type itself stands an
/// optional, a list, a map or another case of a union.
enum RequiredRecursion {
  static func check(_ draft: Draft) {
    let declarations = draft.api.declarations
    let graph = InlineGraph(declarations)
    let finite = finiteTypes(graph)
    let required = declarations.indices.map { index in
      graph.edges(of: index).filter { !$0.isOptional }.map(\.target)
    }
    let components = StrongComponents(required)
    let endless = declarations.indices.filter { !finite.contains($0) }
    for cycle in components.cycles(of: endless) {
      let names = cycle.map { draft.types.entries[$0].declaration.name }
      draft.findings.error(
        "a value of '\(names[0].value)' would need another one inside, without end",
        at: names[0].location, suggestion: "make a field of the cycle optional, or a list",
        notes: names.dropFirst().map {
          Diagnostic.Note("'\($0.value)' is part of the cycle", at: $0.location)
        })
    }
  }

  /// The declarations of which a value can be built: models when all they require is finite, unions
  /// when one case is.
  private static func finiteTypes(_ graph: InlineGraph) -> Set<Int> {
    let needs = Needs(graph)
    var missing = needs.counts
    var finite = Set(missing.indices.filter { missing[$0] == 0 })
    var pending = Array(finite)
    while let index = pending.popLast() {
      for user in needs.users[index] {
        missing[user] -= 1
        let isDone = missing[user] <= 0 || graph.declarations[user].isUnion
        if isDone, finite.insert(user).inserted { pending.append(user) }
      }
    }
    return finite
  }

  /// Which declarations a value needs, and by which it is needed.
  private struct Needs {
    var counts: [Int] = []
    var users: [[Int]]

    init(_ graph: InlineGraph) {
      users = Array(repeating: [], count: graph.declarations.count)
      for (index, declaration) in graph.declarations.enumerated() {
        let parts = declaration.inlineTypes.map { type in
          graph.edges(of: type).filter { !$0.isOptional }.map(\.target)
        }
        // A case that holds nothing of the spec's own ends a union at once.
        if declaration.isUnion, parts.contains([]) {
          counts.append(0)
          continue
        }
        counts.append(parts.joined().count)
        for target in parts.joined() { users[target].append(index) }
      }
    }
  }
}
