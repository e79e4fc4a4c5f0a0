import TriwireSpec

/// Constraints stand where there is something to constrain.
enum ConstraintTargets {
  static func check(_ draft: Draft) {
    for entry in draft.types.entries {
      guard case .model(let body) = entry.declaration.kind else { continue }
      for field in body.fields { check(field, entry.scope, draft) }
    }
    for field in draft.spec.endpoints.flatMap(\.allFields) { check(field, [:], draft) }
    let defaults = draft.spec.defaults
    for parameter in defaults.headers + defaults.query + defaults.body {
      refuseAll(parameter.field.constraints, draft.findings)
    }
  }

  private static func check(_ field: Field, _ scope: [String: Identifier], _ draft: Draft) {
    let constraints = field.constraints
    let type = field.reference.map { draft.types.resolve($0, in: scope)?.core }
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
    check(constraints.minItems?.location, "minItems", "lists and maps", isCollection, draft.findings)
    check(constraints.maxItems?.location, "maxItems", "lists and maps", isCollection, draft.findings)
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
    let places = [
      constraints.min?.location, constraints.max?.location, constraints.minLength?.location,
      constraints.maxLength?.location, constraints.pattern?.location,
      constraints.minItems?.location, constraints.maxItems?.location,
    ]
    for location in places.compactMap({ $0 }) {
      findings.error("a common parameter has no limits", at: location)
    }
  }

  private static func checkPattern(_ pattern: Located<String>?, _ findings: Findings) {
    guard let pattern, let problem = RegularExpression.problem(in: pattern.value) else { return }
    findings.error("the pattern is no regular expression: \(problem)", at: pattern.location)
  }
}

extension TypeUse? {
  fileprivate var isNumber: Bool {
    if case .scalar(let scalar, _, _) = self { scalar.isNumber } else { false }
  }
}
