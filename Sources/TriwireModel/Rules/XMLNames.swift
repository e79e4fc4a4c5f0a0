import TriwireSpec
import TriwireSpelling

/// What travels as XML has names that XML allows, and no two parts of an element have one name.
enum XMLNames {
  static func check(_ draft: Draft) {
    for entry in draft.types.entries where !draft.elements.isEmpty {
      guard let endpoint = draft.elements[entry.index] else { continue }
      switch draft.api.declarations[entry.index] {
      case .model(let model):
        check(model.fields, of: model.xml, draft, endpoint) { location(of: $0, in: entry, draft) }
      case .union(let union):
        for unionCase in union.cases {
          let name = entry.declaration.location(ofCase: unionCase.wireName)
          checkNames(unionCase.xml, endpoint, draft.findings, at: name)
        }
      case .enumeration, .newtype, .alias: break
      }
    }
    for (endpoint, built) in zip(draft.endpoints, draft.api.endpoints) {
      if built.wires.request == .xml { check(endpoint, built, draft) }
    }
  }

  private static func check(_ endpoint: Shared<Endpoint>, _ built: APIEndpoint, _ draft: Draft) {
    guard let element = built.bodyXML else { return }
    let fields = built.properties.filter { $0.place == .bodyField }.map(\.field)
    check(fields, of: element, draft, endpoint) { field in
      endpoint.inlineFields.first { $0.jsonName(under: built.json) == field.wireName }?
        .name.location ?? endpoint.name.location
    }
  }

  private static func check(
    _ fields: [APIField], of element: XMLElement, _ draft: Draft, _ endpoint: Shared<Endpoint>,
    location: (APIField) -> Location
  ) {
    var holders: [XMLPart: APIField] = [:]
    for field in fields {
      checkNames(field.xml, endpoint, draft.findings, at: location(field))
      if field.type.isListOfAbsentUnions {
        draft.findings.error("XML has no list of optional unions", at: location(field))
      }
      for part in parts(of: field, in: element, draft) {
        guard let first = holders[part] else {
          holders[part] = field
          continue
        }
        draft.findings.error(
          "two fields are the \(part.title) in XML", at: location(field),
          suggestion: "give one another name with 'xml'",
          notes: [Diagnostic.Note("'\(first.wireName)' is one", at: location(first))])
        break
      }
    }
  }

  /// A union that nothing surrounds stands for the elements of its cases.
  private static func parts(
    of field: APIField, in element: XMLElement, _ draft: Draft
  ) -> [XMLPart] {
    switch field.xml.place {
    case .text: return []
    case .attribute: return [XMLPart(field.xml, isAttribute: true)]
    case .wrapped: return [XMLPart(field.xml)]
    case .element, .entries: break
    }
    guard case .union(let union)? = draft.union(in: field.type) else {
      return [XMLPart(field.xml)]
    }
    return union.cases.map { XMLPart($0.xml, outer: element.namespace) }
  }

  /// Names that were written for XML were read as such.
  private static func checkNames(
    _ view: XMLView, _ endpoint: Shared<Endpoint>, _ findings: Findings, at location: Location
  ) {
    if view.place == .text { return }
    if view.isDeclaration {
      return findings.error(
        "the attribute 'xmlns' declares a namespace", at: location,
        suggestion: "add xml: {name: …}")
    }
    guard let name = view.names.first(where: { !XMLName.allows($0) }) else { return }
    findings.error(
      "'\(name)' is no XML name, but the endpoint '\(endpoint.name.value)' speaks XML",
      at: location, suggestion: "add xml: {name: …}")
  }

  private static func location(
    of field: APIField, in entry: TypeTable.Entry, _ draft: Draft
  ) -> Location {
    let mapping = draft.context.mapping(of: entry)
    return draft.types.fields(of: entry).first { $0.jsonName(under: mapping) == field.wireName }?
      .name.location ?? entry.declaration.name.location
  }
}

/// What must be there once inside an element.
private struct XMLPart: Hashable {
  var isAttribute: Bool
  var name: String
  var namespace: String

  init(_ view: XMLView, isAttribute: Bool = false, outer: String? = nil) {
    self.isAttribute = isAttribute
    name = view.name
    namespace = view.namespace ?? outer ?? ""
  }

  var title: String { "\(isAttribute ? "attribute" : "element") '\(name)'" }
}

extension Draft {
  /// The union that a value is, or that the elements of a list are.
  fileprivate func union(in type: TypeUse) -> Declaration? {
    switch type.core {
    case .list(let element): union(in: element)
    case .named(let name, .union, _):
      types.entry(of: name).map { api.declarations[$0.index] }
    default: nil
    }
  }
}

extension TypeUse {
  /// Nothing would stand where one is absent.
  fileprivate var isListOfAbsentUnions: Bool {
    guard case .list(let element) = core, element.isOptional else { return false }
    if case .named(_, .union, _) = element.core { return true }
    return false
  }
}

extension TypeDeclaration {
  fileprivate func location(ofCase wireName: String) -> Location {
    guard case .union(let body) = kind else { return name.location }
    return body.cases.first { $0.name.value == wireName }?.name.location ?? name.location
  }
}

extension XMLView {
  /// It would be taken for the declaration of a default namespace.
  fileprivate var isDeclaration: Bool {
    place == .attribute && name == "xmlns" && (namespace ?? "").isEmpty
  }

  fileprivate var names: [String] {
    switch place {
    case .element, .attribute, .text: [name]
    case .wrapped(let item): [name, item]
    case .entries(let key, let value): [name, key, value]
    }
  }
}
