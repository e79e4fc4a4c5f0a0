import TriwireSpec

/// `patch` stands in fields of models and of inline bodies, where absent and null differ.
enum Patches {
  static func check(_ draft: Draft) {
    for use in draft.uses where use.role == .parameter || use.role == .part {
      guard case .patch(_, let location) = use.reference else { continue }
      draft.findings.error(
        "'patch' stands only in a field of a type or of a body", at: location,
        suggestion: "write '?' behind the type")
    }
  }
}
