import TriwireSpec

/// Includes name models, without cycles, and bring no field twice.
enum IncludedModels {
  static func check(_ draft: Draft) {
    let components = StrongComponents(draft.types.entries.map { included($0, draft.types) })
    for entry in draft.types.entries {
      guard case .model(let body) = entry.declaration.kind, !body.includes.isEmpty else { continue }
      if components.isCycle(from: entry.index, to: entry.index) {
        let name = entry.declaration.name
        draft.findings.error("the type '\(name.value)' includes itself", at: name.location)
      } else {
        checkKinds(body, draft)
        checkFields(entry, draft)
      }
    }
  }

  private static func included(_ entry: TypeTable.Entry, _ types: TypeTable) -> [Int] {
    guard case .model(let body) = entry.declaration.kind else { return [] }
    return body.includes.compactMap { types.model($0)?.index }
  }

  private static func checkKinds(_ body: ModelBody, _ draft: Draft) {
    for reference in body.includes where draft.types.model(reference) == nil {
      guard draft.types.resolve(reference) != nil else { continue }
      draft.findings.error("only a type with fields can be included", at: reference.location)
    }
  }

  /// Fields meet under one name only in the type that brings them together.
  private static func checkFields(_ entry: TypeTable.Entry, _ draft: Draft) {
    guard case .model(let body) = entry.declaration.kind else { return }
    let inherited = body.includes.compactMap { draft.types.model($0) }.flatMap {
      Array(draft.types.fields(of: $0))
    }
    let origin = entry.declaration.name
    draft.findings.reportRepeated((inherited + body.fields).map(\.name)) { name, first in
      Diagnostic(
        .error, "the type '\(origin.value)' has the field '\(name.value)' twice",
        at: body.fields.contains { $0.name == name } ? name.location : origin.location,
        notes: [Diagnostic.Note("it comes from here too", at: first.location)])
    }
  }
}

extension TypeTable {
  func model(_ reference: TypeReference) -> Entry? {
    guard case .named(let name, _) = reference, let entry = self[name.value],
      case .model = entry.declaration.kind
    else { return nil }
    return entry
  }

  /// Own and included fields of a model.
  func fields(of entry: Entry) -> [Field] {
    var seen: Set<Int> = []
    var fields: [Field] = []
    var pending = [entry]
    while let entry = pending.popLast() {
      guard seen.insert(entry.index).inserted, case .model(let body) = entry.declaration.kind
      else { continue }
      fields += body.fields
      pending += body.includes.compactMap(model)
    }
    return fields
  }
}
