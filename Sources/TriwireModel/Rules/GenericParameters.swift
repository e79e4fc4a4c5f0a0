import TriwireSpec

/// Parameters of a generic type have different names, hide no type, and are used.
enum GenericParameters {
  static func check(_ draft: Draft) {
    for entry in draft.types.entries where !entry.parameters.isEmpty {
      check(entry, draft)
    }
  }

  private static let unusable = ReservedWords.unusable.words.union(NamespaceNames.modules)

  private static func check(_ entry: TypeTable.Entry, _ draft: Draft) {
    let type = entry.declaration
    draft.findings.reportRepeated(type.parameters) { name, first in
      Diagnostic(
        .error, "the type parameter '\(name.value)' is declared twice", at: name.location,
        notes: [Diagnostic.Note("it was declared here first", at: first.location)])
    }
    for (parameter, name) in zip(type.parameters, entry.parameters) {
      if let hidden = draft.types[parameter.value] {
        draft.findings.error(
          "the type parameter '\(parameter.value)' hides the type of that name",
          at: parameter.location,
          notes: [Diagnostic.Note("the type is here", at: hidden.declaration.name.location)])
      } else if unusable.contains(name.text) {
        draft.findings.error(
          "'\(parameter.value)' can't name a type parameter", at: parameter.location,
          suggestion: "write T")
      }
    }
    refuseKind(type, draft)
  }

  private static func refuseKind(_ type: TypeDeclaration, _ draft: Draft) {
    let what: String
    switch type.kind {
    case .model, .union, .alias: return
    case .enumeration: what = "an enumeration"
    case .newtype: what = "a newtype"
    }
    draft.findings.error("\(what) has no type parameters", at: type.name.location)
  }
}
