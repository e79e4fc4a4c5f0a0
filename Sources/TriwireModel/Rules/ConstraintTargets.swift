import TriwireSpec

/// Constraints stand where there is something to constrain.
enum ConstraintTargets {
  static func check(_ draft: Draft) {
    for written in draft.fields where !written.field.constraints.isEmpty {
      if written.place == .common {
        refuseAll(written.field.constraints, draft.findings)
      } else {
        check(written, draft)
      }
    }
  }

  private static func check(_ written: WrittenField, _ draft: Draft) {
    let constraints = written.field.constraints
    let type = written.field.reference.map { draft.types.resolve($0, in: written.scope)?.core }
    // An undefined type was reported already; an enumeration in place can't be constrained.
    if case .some(nil) = type { return }
    let core = type ?? nil
    let (isNumber, isString) = (core.isNumber, core == .scalar(.string))
    check(constraints.min?.location, "min", "numbers", isNumber, draft.findings)
    check(constraints.max?.location, "max", "numbers", isNumber, draft.findings)
    check(constraints.minLength?.location, "minLength", "strings", isString, draft.findings)
    check(constraints.maxLength?.location, "maxLength", "strings", isString, draft.findings)
    check(constraints.pattern?.location, "pattern", "strings", isString, draft.findings)
    let isCollection = core?.isCollection ?? false
    let collections = "lists and maps"
    check(constraints.minItems?.location, "minItems", collections, isCollection, draft.findings)
    check(constraints.maxItems?.location, "maxItems", collections, isCollection, draft.findings)
    checkPattern(constraints.pattern, draft.findings)
  }

  private static func check(
    _ location: Location?, _ key: String, _ things: String, _ applies: Bool, _ findings: Findings
  ) {
    guard let location, !applies else { return }
    findings.error("'\(key)' limits only \(things)", at: location)
  }

  /// A client has no place to check what it adds to requests by itself.
  private static func refuseAll(_ constraints: Constraints, _ findings: Findings) {
    for location in constraints.locations {
      findings.error("a common parameter has no limits", at: location)
    }
  }

  private static func checkPattern(_ pattern: Located<String>?, _ findings: Findings) {
    guard let pattern, let problem = RegularExpression.problem(in: pattern.value) else { return }
    findings.error("the pattern is no regular expression: \(problem)", at: pattern.location)
  }
}

extension Constraints {
  fileprivate var locations: [Location] {
    [
      min?.location, max?.location, minLength?.location, maxLength?.location, pattern?.location,
      minItems?.location, maxItems?.location,
    ].compactMap { $0 }
  }
}

extension TypeUse? {
  fileprivate var isNumber: Bool {
    if case .scalar(let scalar, _, _) = self { scalar.isNumber } else { false }
  }
}
