import TriwireSpec

/// An alias stands for something at last.
enum AliasCycles {
  static func check(_ draft: Draft) {
    let entries = draft.types.entries
    let edges = entries.map { aliases($0, draft.types) }
    let components = StrongComponents(edges)
    for cycle in components.cycles(of: Array(entries.indices)) {
      let names = cycle.map { entries[$0].declaration.name }
      draft.findings.error(
        "the alias '\(names[0].value)' stands for itself", at: names[0].location,
        notes: names.dropFirst().map {
          Diagnostic.Note("'\($0.value)' is part of the cycle", at: $0.location)
        })
    }
    for entry in entries {
      guard case .alias(let reference) = entry.declaration.kind,
        !components.isCycle(from: entry.index, to: entry.index)
      else { continue }
      let name = entry.declaration.name
      if draft.types.targets[entry.index] == nil, isDefined(reference, entry, draft) {
        draft.findings.error(
          "the alias '\(name.value)' leads through too many aliases: \(AliasTargets.limits)",
          at: name.location)
      }
    }
  }

  private static func aliases(_ entry: TypeTable.Entry, _ types: TypeTable) -> [Int] {
    guard case .alias(let reference) = entry.declaration.kind else { return [] }
    return reference.names.compactMap { name in
      guard let target = types[name.value], case .alias = target.declaration.kind else {
        return nil
      }
      return target.index
    }
  }

  /// Undefined names were reported by another rule, and so was what rests on them or on a cycle.
  private static func isDefined(
    _ reference: TypeReference, _ entry: TypeTable.Entry, _ draft: Draft
  ) -> Bool {
    reference.named.allSatisfy { name, arguments in
      entry.scope[name.value] != nil
        || draft.types[name.value].map {
          isSound($0, draft) && $0.parameters.count == arguments.count
        } ?? false
    }
  }

  private static func isSound(_ entry: TypeTable.Entry, _ draft: Draft) -> Bool {
    if case .alias = entry.declaration.kind {
      draft.types.targets[entry.index] != nil
    } else {
      true
    }
  }
}
