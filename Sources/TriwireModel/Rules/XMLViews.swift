import TriwireSpec

/// What a type says about XML fits its fields, and what travels as XML can.
enum XMLViews {
  static func check(_ draft: Draft) {
    for written in draft.fields where written.field.xml != nil { check(written, draft) }
    for entry in draft.types.entries { checkTexts(draft.types.fields(of: entry), draft.findings) }
    for endpoint in draft.endpoints { checkTexts(endpoint.inlineFields, draft.findings) }
    checkJSON(draft)
  }

  private static func check(_ written: WrittenField, _ draft: Draft) {
    let field = written.field
    guard let xml = field.xml else { return }
    let type = field.reference.flatMap { draft.types.resolve($0, in: written.scope) }
    guard type != nil || field.reference == nil else { return }
    let isText = type.map(draft.context.isText) ?? true
    if let place = xml.place, place.value != .element, !isText {
      draft.findings.error(
        "only a text, a number or an enumeration can be \(place.value.name)", at: place.location)
    }
    let isList = type.map { if case .list = $0.core { true } else { false } } ?? false
    let isMap = type.map { if case .map = $0.core { true } else { false } } ?? false
    check(xml.wrapper, "wrapper", "lists", isList, draft.findings)
    check(xml.item, "item", "lists", isList, draft.findings)
    check(xml.entry, "entry", "maps", isMap, draft.findings)
    check(xml.key, "key", "maps", isMap, draft.findings)
    check(xml.value, "value", "maps", isMap, draft.findings)
  }

  private static func check(
    _ name: Located<String>?, _ key: String, _ things: String, _ applies: Bool,
    _ findings: Findings
  ) {
    guard let name, !applies else { return }
    findings.error("'\(key)' is for \(things)", at: name.location)
  }

  /// An element has one text.
  private static func checkTexts(_ fields: [Field], _ findings: Findings) {
    let texts = fields.indices.filter { fields[$0].xml?.place?.value == .text }
    guard let first = texts.first.map({ fields[$0].name }) else { return }
    for index in texts.dropFirst() {
      findings.error(
        "two fields are the text of one element", at: fields[index].name.location,
        notes: [Diagnostic.Note("'\(first.value)' is one", at: first.location)])
    }
  }

  /// `json` has no form in XML.
  private static func checkJSON(_ draft: Draft) {
    let reachability = Reachability(draft.types)
    var seen: Set<Int> = []
    for endpoint in draft.endpoints {
      let wires = endpoint.value.wires(draft.spec.defaults)
      let roots = endpoint.value.references(on: .xml, wires)
      var references = roots
      reachability.visit(from: roots, seen: &seen) {
        references += $0.declaration.kind.references
      }
      for location in references.compactMap(\.jsonLocation) {
        draft.findings.error(
          "'json' has no form in XML, which the endpoint '\(endpoint.name.value)' speaks",
          at: location)
      }
    }
  }
}

extension XMLField.Place {
  fileprivate var name: String {
    switch self {
    case .element: "an element"
    case .attribute: "an attribute"
    case .text: "the text of an element"
    }
  }
}

extension TypeReference {
  /// Where `json` stands.
  fileprivate var jsonLocation: Location? {
    switch self {
    case .scalar(let scalar): scalar.value == .json ? scalar.location : nil
    case .named(_, let arguments): arguments.lazy.compactMap(\.jsonLocation).first
    case .list(let inner, _), .optional(let inner, _), .patch(let inner, _): inner.jsonLocation
    case .map(_, let value, _): value.jsonLocation
    }
  }
}
