import TriwireSpec

/// A newtype wraps something that is there.
enum Newtypes {
  static func check(_ draft: Draft) {
    for entry in draft.types.entries {
      guard case .newtype(let reference) = entry.declaration.kind,
        let type = draft.types.resolve(reference), type.isOptional
      else { continue }
      draft.findings.error(
        "a newtype can't wrap an optional", at: reference.location,
        suggestion: "write '?' where the newtype is used")
    }
  }
}
