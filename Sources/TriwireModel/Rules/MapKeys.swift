import TriwireSpec

/// Keys of maps are what a JSON object can have as its keys, with one text for each value.
enum MapKeys {
  static func check(_ draft: Draft) {
    for use in draft.uses { check(use.reference, use, draft) }
  }

  private static func check(_ reference: TypeReference, _ use: WrittenUse, _ draft: Draft) {
    switch reference {
    case .map(let key, let value, _):
      if let type = draft.types.resolve(key, in: use.scope), !isKey(type, draft) {
        draft.findings.error(
          "the key of a map is a string, an integer, a bool, a uuid, a date, an enumeration of "
            + "strings or a newtype of these", at: key.location)
      }
      check(value, use, draft)
    case .list(let inner, _), .optional(let inner, _), .patch(let inner, _):
      check(inner, use, draft)
    case .named(_, let arguments): for argument in arguments { check(argument, use, draft) }
    case .scalar: break
    }
  }

  private static func isKey(_ type: TypeUse, _ draft: Draft) -> Bool {
    switch type.unaliased {
    case .scalar(let scalar, _, _):
      scalar.isInteger || [.string, .bool, .uuid, .date].contains(scalar)
    case .named(let name, .enumeration, _):
      draft.context.literals.enumerations[name]?.isInteger == false
    case .named(let name, .newtype, _):
      draft.context.literals.wrapped(name).map { isKey($0, draft) } ?? false
    default: false
    }
  }
}
