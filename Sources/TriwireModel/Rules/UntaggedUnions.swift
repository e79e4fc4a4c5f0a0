import TriwireSpec

/// The first case of an untagged union that fits is taken, so no case may fit what a later one
/// writes.
///
/// Cases differ when their kinds of JSON differ: truth values, numbers, strings (dates, UUIDs and
/// enumerations of strings are strings too), arrays, objects. Of two objects the earlier one must
/// require a key that the later one does not have, or has with another kind of value. `json` takes
/// what is left, so it stands last.
enum UntaggedUnions {
  static func check(_ draft: Draft) {
    let shapes = JSONShapes(draft.api)
    for entry in draft.types.entries {
      guard case .union(let body) = entry.declaration.kind, body.style == .untagged else {
        continue
      }
      check(body.cases, entry, shapes, draft)
    }
  }

  private static func check(
    _ cases: [UnionCase], _ entry: TypeTable.Entry, _ shapes: JSONShapes, _ draft: Draft
  ) {
    let json = entry.declaration.json ?? draft.spec.json
    var earlier: [(case: UnionCase, shapes: [JSONShape])] = []
    for unionCase in cases {
      guard let type = draft.types.resolve(unionCase.type, in: entry.scope) else { continue }
      let written = shapes.shapes(of: type, under: json)
      let clash =
        type.core.isAnyJSON
        ? nil
        : earlier.first { earlier in
          earlier.shapes.contains { shape in written.contains { !shape.refuses($0) } }
        }
      if let clash { report(unionCase, clash.case, draft.findings) }
      earlier.append((unionCase, written))
    }
  }

  private static func report(_ later: UnionCase, _ earlier: UnionCase, _ findings: Findings) {
    findings.error(
      "'\(later.name.value)' can't be told apart from '\(earlier.name.value)', which stands "
        + "before it and may fit the same JSON", at: later.type.location,
      suggestion: "name the cases, as in {a: A, b: B}, or add a discriminator",
      notes: [Diagnostic.Note("'\(earlier.name.value)' is here", at: earlier.type.location)])
  }
}

extension TypeUse {
  fileprivate var isAnyJSON: Bool {
    if case .scalar(.json, _, _) = self { true } else { false }
  }
}
