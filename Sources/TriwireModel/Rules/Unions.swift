import TriwireSpec

/// Cases of unions hold something, and a discriminator finds its place in each of them.
enum Unions {
  static func check(_ draft: Draft) {
    for entry in draft.types.entries {
      guard case .union(let body) = entry.declaration.kind else { continue }
      for unionCase in body.cases { check(unionCase, body.style, entry, draft) }
      checkNumbers(body, draft.findings)
    }
  }

  private static func check(
    _ unionCase: UnionCase, _ style: UnionBody.Style, _ entry: TypeTable.Entry, _ draft: Draft
  ) {
    guard let type = draft.types.resolve(unionCase.type, in: entry.scope) else { return }
    if type.isOptional {
      draft.findings.error("a union's case can't be optional", at: unionCase.type.location)
    }
    guard case .discriminated(let discriminator) = style else { return }
    guard case .named(let name, .model, _) = type.core else {
      return draft.findings.error(
        "a union with a discriminator holds types with fields only",
        at: unionCase.type.location)
    }
    checkField(discriminator, name, unionCase, draft)
  }

  private static func checkField(
    _ discriminator: Located<String>, _ name: TypeName, _ unionCase: UnionCase, _ draft: Draft
  ) {
    guard let model = draft.types.entry(of: name) else { return }
    let field = draft.types.fields(of: model).first {
      $0.jsonName(under: draft.context.mapping(of: model)) == discriminator.value
    }
    guard let field else { return }
    draft.findings.error(
      "'\(model.declaration.name.value)' has a field '\(discriminator.value)', which the union "
        + "reads and writes itself", at: unionCase.type.location,
      suggestion: "remove the field",
      notes: [Diagnostic.Note("the field is here", at: field.name.location)])
  }

  private static func checkNumbers(_ body: UnionBody, _ findings: Findings) {
    let numbers = body.cases.compactMap(\.number).map {
      Located(String($0.value), at: $0.location)
    }
    findings.reportRepeated(numbers) { number, first in
      Diagnostic(
        .error, "the number \(number.value) is used twice", at: number.location,
        notes: [Diagnostic.Note("it was first used here", at: first.location)])
    }
  }
}
