import TriwireSpec

/// Enumerations are declared in place only where there is a type to nest them in.
enum InlineEnumerations {
  static func check(_ draft: Draft) {
    for type in draft.spec.types where !type.parameters.isEmpty {
      guard case .model(let body) = type.kind else { continue }
      check(body.fields, "in a generic type", draft.findings)
    }
    let defaults = draft.spec.defaults
    check(
      (defaults.headers + defaults.query + defaults.body).map(\.field), "for a common parameter",
      draft.findings)
  }

  private static func check(_ fields: [Field], _ place: String, _ findings: Findings) {
    for field in fields {
      guard case .enumeration = field.type else { continue }
      findings.error(
        "an enumeration can't be declared in place \(place)", at: field.name.location,
        suggestion: "declare it under 'types'")
    }
  }
}
