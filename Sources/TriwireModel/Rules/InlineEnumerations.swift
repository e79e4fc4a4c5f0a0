import TriwireSpec

/// Enumerations are declared in place only where there is a type to nest them in.
enum InlineEnumerations {
  static func check(_ draft: Draft) {
    for written in draft.fields {
      guard case .enumeration = written.field.type, let place = refusedPlace(written) else {
        continue
      }
      draft.findings.error(
        "an enumeration can't be declared in place \(place)", at: written.field.name.location,
        suggestion: "declare it under 'types'")
    }
  }

  private static func refusedPlace(_ written: WrittenField) -> String? {
    switch written.place {
    case .type: written.scope.isEmpty ? nil : "in a generic type"
    case .common: "for a common parameter"
    case .inlineBody, .parameter, .part: nil
    }
  }
}
