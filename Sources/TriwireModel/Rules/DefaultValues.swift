import TriwireSpec

/// A field of a type that has a default is not optional: an absent value is read as the default, so
/// nothing would ever be read as nil. In a request a default is only what the caller may leave out.
enum DefaultValues {
  static func check(_ draft: Draft) {
    for written in draft.fields {
      guard let location = written.field.defaultValue?.location else { continue }
      switch written.place {
      case .type where isOptional(written, draft):
        draft.findings.error(
          "an optional field has no default: what is absent would never be nil", at: location,
          suggestion: "remove the '?' or the default")
      case .common:
        draft.findings.error(
          "a common parameter has no default", at: location,
          suggestion: "'value' makes it a constant")
      case .type, .inlineBody, .parameter, .part: break
      }
    }
  }

  private static func isOptional(_ written: WrittenField, _ draft: Draft) -> Bool {
    switch written.field.type {
    case .enumeration(_, let isOptional): isOptional
    case .reference(.patch): false
    case .reference(let reference):
      draft.types.resolve(reference, in: written.scope)?.isOptional ?? false
    }
  }
}
