import TriwireSpec

/// Includes name models, without cycles, and bring no field twice.
enum IncludedModels {
  static func check(_ draft: Draft) {
    let depths = draft.types.includeDepths
    for entry in draft.types.entries {
      guard case .model(let body) = entry.declaration.kind, !body.includes.isEmpty else { continue }
      let name = entry.declaration.name
      if depths.cyclic.contains(entry.index) {
        draft.findings.error("the type '\(name.value)' includes itself", at: name.location)
      } else if depths.depth[entry.index] > Includes.maximumDepth {
        draft.findings.error(
          "the includes of '\(name.value)' nest deeper than \(Includes.maximumDepth) types",
          at: name.location)
      } else {
        checkKinds(body, draft)
        checkFields(entry, draft)
      }
    }
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
      draft.types.fields(of: $0)
    }
    let origin = entry.declaration.name
    let own = Set(body.fields.map(\.name))
    draft.findings.reportRepeated((inherited + body.fields).map(\.name)) { name, first in
      Diagnostic(
        .error, "the type '\(origin.value)' has the field '\(name.value)' twice",
        at: own.contains(name) ? name.location : origin.location,
        notes: [Diagnostic.Note("it comes from here too", at: first.location)])
    }
    var names = NameScope(.fields)
    for field in inherited + body.fields {
      _ = names.name(field.name, override: field.swiftName, findings: Findings())
    }
    names.reportCollisions(draft.findings)
  }
}
