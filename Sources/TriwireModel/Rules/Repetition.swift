import TriwireSpec

/// Lists and maps hold single values where they travel as protobuf or XML: neither can tell where a
/// list inside a list ends, nor say that an entry is missing.
enum Repetition {
  static func check(_ draft: Draft) {
    for entry in draft.types.entries {
      let isElement = draft.elements[entry.index] != nil
      switch entry.declaration.kind {
      case .model(let body):
        for field in body.fields { check(field, isElement, entry.scope, draft) }
      case .union(let body):
        for unionCase in body.cases { check(unionCase, isElement, entry, draft) }
      case .enumeration, .alias, .newtype: break
      }
    }
    for (endpoint, built) in zip(draft.endpoints, draft.api.endpoints) {
      for field in endpoint.inlineFields { check(field, built.wires.request == .xml, [:], draft) }
    }
    for field in draft.spec.defaults.body.map(\.field) { check(field, false, [:], draft) }
  }

  private static func check(
    _ field: Field, _ isElement: Bool, _ scope: [String: Identifier], _ draft: Draft
  ) {
    guard field.number != nil || isElement, let reference = field.reference,
      let type = draft.types.resolve(reference, in: scope)
    else { return }
    let wires = (field.number == nil ? [] : ["protobuf"]) + (isElement ? ["XML"] : [])
    if let problem = type.repetition(draft) {
      for wire in wires { draft.findings.error("\(wire) has no \(problem)", at: reference.location) }
    }
    if field.number != nil { checkKey(reference, scope, draft) }
  }

  /// The keys of a map in protobuf are strings, integers or truth values.
  private static func checkKey(
    _ reference: TypeReference, _ scope: [String: Identifier], _ draft: Draft
  ) {
    guard case .map(let key, _, _) = reference.withoutAbsence,
      let type = draft.types.resolve(key, in: scope), type.isEnumeration(draft)
    else { return }
    draft.findings.error(
      "protobuf has no map whose keys are an enumeration", at: key.location)
  }

  private static func check(
    _ unionCase: UnionCase, _ isElement: Bool, _ entry: TypeTable.Entry, _ draft: Draft
  ) {
    guard unionCase.number != nil || isElement,
      let type = draft.types.resolve(unionCase.type, in: entry.scope)
    else { return }
    let location = unionCase.type.location
    let problem = type.repetition(draft)
    if unionCase.number != nil, let what = type.collection(draft) {
      draft.findings.error("protobuf has no \(what) in a oneof", at: location)
    }
    guard isElement else { return }
    if let problem {
      draft.findings.error("XML has no \(problem)", at: location)
    } else if let what = type.collection(draft), unionCase.xml?.wrapper == nil {
      draft.findings.error(
        "a \(what) as a case of a union needs an element of its own in XML", at: location,
        suggestion: what == "list" ? "add xml: {wrapper: …}" : nil)
    }
  }
}

extension TypeUse {
  /// What a value holds that is repeated or absent once too often, such as `list of lists`.
  fileprivate func repetition(_ draft: Draft) -> String? {
    switch core {
    case .list(let element): element.plural(draft).map { "list of \($0)" }
    case .map(_, let value): value.plural(draft).map { "map of \($0)" }
    case .named(let name, .newtype, _):
      draft.context.literals.wrapped(name).flatMap { $0.repetition(draft) }
    default: nil
    }
  }

  /// `list` or `map`, newtypes looked through.
  fileprivate func collection(_ draft: Draft) -> String? {
    switch core {
    case .list: "list"
    case .map: "map"
    case .named(let name, .newtype, _):
      draft.context.literals.wrapped(name).flatMap { $0.collection(draft) }
    default: nil
    }
  }

  private func plural(_ draft: Draft) -> String? {
    isOptional ? "optional values" : collection(draft).map { $0 + "s" }
  }

  fileprivate func isEnumeration(_ draft: Draft) -> Bool {
    switch core {
    case .named(_, .enumeration, _): true
    case .named(let name, .newtype, _):
      draft.context.literals.wrapped(name)?.isEnumeration(draft) ?? false
    default: false
    }
  }
}

extension TypeReference {
  /// What is there when something is.
  fileprivate var withoutAbsence: TypeReference {
    switch self {
    case .optional(let inner, _), .patch(let inner, _): inner.withoutAbsence
    default: self
    }
  }
}
