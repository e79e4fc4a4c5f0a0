import TriwireSpec

/// Nothing is optional twice: one absence could not be told from the other.
enum NestedOptionals {
  static func check(_ draft: Draft) {
    for use in draft.uses { check(use.reference, use, draft) }
  }

  private static func check(_ reference: TypeReference, _ use: WrittenUse, _ draft: Draft) {
    switch reference {
    case .optional(let inner, let location), .patch(let inner, let location):
      if draft.types.resolve(inner, in: use.scope)?.isOptional == true {
        draft.findings.error(
          "the type is optional already, through the alias", at: location,
          suggestion: "remove the '?'")
      }
      check(inner, use, draft)
    case .list(let inner, _): check(inner, use, draft)
    case .map(_, let value, _): check(value, use, draft)
    case .named(_, let arguments): for argument in arguments { check(argument, use, draft) }
    case .scalar: break
    }
  }
}
