import TriwireSpec
import TriwireSpelling

/// What a type says about XML fits its fields, and what travels as XML can.
enum XMLViews {
  static func check(_ draft: Draft) {
    let fields = draft.fields.filter { $0.field.hasXMLView }
    for written in fields { check(written, draft) }
    if !fields.isEmpty { checkTexts(draft) }
    for entry in draft.types.entries {
      if let xml = entry.declaration.xml { check(xml, entry, draft.findings) }
      if case .union(let body) = entry.declaration.kind {
        for unionCase in body.cases { check(unionCase, entry, draft) }
      }
    }
    checkPrefixes(draft, hasFields: !fields.isEmpty)
    checkJSON(draft)
  }

  private static func checkTexts(_ draft: Draft) {
    for entry in draft.types.entries { checkTexts(draft.types.fields(of: entry), draft.findings) }
    for endpoint in draft.endpoints { checkTexts(endpoint.inlineFields, draft.findings) }
  }

  private static func check(_ written: WrittenField, _ draft: Draft) {
    let field = written.field
    guard let xml = field.xml else { return }
    let type = draft.type(of: field, in: written.scope)
    guard type != nil || field.reference == nil else { return }
    let isText = type.map(draft.context.isText) ?? true
    if let place = xml.place, place.value != .element, !isText {
      draft.findings.error(
        "only a text, a number or an enumeration can be \(place.value.name)", at: place.location)
    }
    if written.place == .common, let place = xml.place, place.value != .element {
      draft.findings.error("a common field is an element of each body", at: place.location)
    }
    check(xml, of: type?.core, draft.findings)
  }

  private static func check(_ xml: XMLField, of type: TypeUse?, _ findings: Findings) {
    let (isList, isMap) = (type?.isList ?? false, type?.isMap ?? false)
    let isUnion = type?.isChoice ?? false
    check(xml.wrapper, "wrapper", "lists and unions", isList || isUnion, findings)
    check(xml.item, "item", "lists", isList, findings)
    check(xml.entry, "entry", "maps", isMap, findings)
    check(xml.key, "key", "maps", isMap, findings)
    check(xml.value, "value", "maps", isMap, findings)
    guard isUnion else { return }
    let around = xml.wrapper == nil ? [xml.name, xml.namespace, xml.prefix] : []
    for name in (around + [isList ? xml.item : nil]).compactMap({ $0 }) {
      findings.error("the cases of a union name its elements", at: name.location)
    }
  }

  private static func check(
    _ unionCase: UnionCase, _ entry: TypeTable.Entry, _ draft: Draft
  ) {
    guard let xml = unionCase.xml, let type = draft.types.resolve(unionCase.type, in: entry.scope)
    else { return }
    if let place = xml.place, place.value != .element {
      draft.findings.error("a case of a union is an element", at: place.location)
    }
    // The element of a case is its own, so a union inside is one more choice.
    check(xml, of: type.core.isUnion ? nil : type.core, draft.findings)
  }

  private static func check(_ xml: XMLType, _ entry: TypeTable.Entry, _ findings: Findings) {
    guard let attributes = xml.attributes else { return }
    if case .model = entry.declaration.kind { return }
    findings.error("only a type with fields has attributes", at: attributes.location)
  }

  private static func check(
    _ name: Located<String>?, _ key: String, _ things: String, _ applies: Bool,
    _ findings: Findings
  ) {
    guard let name, !applies else { return }
    findings.error("'\(key)' is for \(things)", at: name.location)
  }

  /// A prefix stands for a namespace.
  ///
  /// - Parameter hasFields: Whether any field says something about XML.
  private static func checkPrefixes(_ draft: Draft, hasFields: Bool) {
    for entry in draft.types.entries {
      let xml = entry.declaration.xml
      check(xml?.prefix, of: xml?.namespace?.value, draft.findings)
      switch entry.declaration.kind {
      case .model(let body):
        if hasFields { checkPrefixes(body.fields, in: xml, draft.findings) }
      case .union(let body):
        for case let field? in body.cases.map(\.xml) { check(field, in: xml, draft.findings) }
      case .enumeration, .alias, .newtype: break
      }
    }
    for endpoint in draft.endpoints {
      guard case .fields(let body)? = endpoint.body?.value else { continue }
      check(body.xml?.prefix, of: body.xml?.namespace?.value, draft.findings)
      checkPrefixes(body.fields, in: body.xml, draft.findings)
    }
    checkPrefixes(draft.spec.defaults.body.map(\.field), in: nil, draft.findings)
  }

  private static func checkPrefixes(
    _ fields: [Field], in type: XMLType?, _ findings: Findings
  ) {
    for index in fields.indices where fields[index].hasXMLView {
      if let field = fields[index].xml { check(field, in: type, findings) }
    }
  }

  private static func check(_ field: XMLField, in type: XMLType?, _ findings: Findings) {
    let outer = field.place?.value == .attribute ? nil : type?.namespace?.value
    check(field.prefix, of: field.namespace?.value ?? outer, findings)
  }

  private static func check(
    _ prefix: Located<String>?, of namespace: String?, _ findings: Findings
  ) {
    guard let prefix else { return }
    let isXMLs = namespace == XMLNamespace.xml
    if ["xml", "xmlns"].contains(prefix.value), !(isXMLs && prefix.value == "xml") {
      findings.error("the prefix '\(prefix.value)' is XML's own", at: prefix.location)
    } else if isXMLs, prefix.value != "xml" {
      findings.error("the prefix of this namespace is always 'xml'", at: prefix.location)
    } else if namespace ?? "" == "" {
      findings.error(
        "the prefix stands for no namespace", at: prefix.location, suggestion: "add 'namespace'")
    }
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
    for (endpoint, built) in zip(draft.endpoints, draft.api.endpoints) {
      let roots = endpoint.value.references(on: .xml, built.wires)
      var references = roots
      if built.wires.request == .xml, endpoint.body?.value.isStructured == true {
        references += draft.spec.defaults.body.compactMap(\.field.reference)
      }
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

extension TypeUse {
  fileprivate var isList: Bool { if case .list = self { true } else { false } }
  fileprivate var isMap: Bool { if case .map = self { true } else { false } }

  fileprivate var isUnion: Bool {
    if case .named(_, .union, _) = self { true } else { false }
  }

  /// A union or a list of one.
  fileprivate var isChoice: Bool {
    if case .list(let element) = self { element.core.isUnion } else { isUnion }
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
