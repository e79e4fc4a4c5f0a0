import TriwireSpec

/// A field of a type that has a default is not optional: an absent value is read as the default, so
/// nothing would ever be read as nil. In a request a default is only what the caller may leave out.
enum DefaultValues {
  static func check(_ draft: Draft) {
    for entry in draft.types.entries {
      guard case .model(let body) = entry.declaration.kind else { continue }
      for field in body.fields { check(field, entry.scope, draft) }
    }
    let defaults = draft.spec.defaults
    for parameter in defaults.headers + defaults.query + defaults.body {
      guard let location = parameter.field.defaultValue?.location else { continue }
      draft.findings.error(
        "a common parameter has no default", at: location,
        suggestion: "'value' makes it a constant")
    }
  }

  private static func check(_ field: Field, _ scope: [String: Identifier], _ draft: Draft) {
    guard let written = field.defaultValue, isOptional(field.type, scope, draft) else { return }
    draft.findings.error(
      "an optional field has no default: what is absent would never be nil", at: written.location,
      suggestion: "remove the '?' or the default")
  }

  private static func isOptional(
    _ type: FieldType, _ scope: [String: Identifier], _ draft: Draft
  ) -> Bool {
    switch type {
    case .enumeration(_, let isOptional): isOptional
    case .reference(.patch): false
    case .reference(let reference): draft.types.resolve(reference, in: scope)?.isOptional ?? false
    }
  }
}
