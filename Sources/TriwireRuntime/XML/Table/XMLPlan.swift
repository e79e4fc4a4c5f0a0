/// Where the fields of a model stand in its element.
struct XMLPlan {
  let root: XMLTag
  private(set) var children: [XMLRow] = []
  private(set) var attributes: [XMLRow] = []
  private(set) var text: XMLRow?
  private(set) var textPosition = 0
  /// The first thing that is wrong.
  private(set) var fault: String?
  private let rootPrefix: String?
  private var names = Set<PlacedName>()

  private struct PlacedName: Hashable {
    let name: String
    let namespace: Int32
    let isAttribute: Bool
  }

  init<Root>(_ root: XMLRoot, _ fields: [Field<Root>]) {
    self.root = XMLTag(root)
    rootPrefix = root.prefix
    for (row, field) in fields.enumerated() {
      guard let name = field.name else { continue }
      guard let coder = field.codec.erasedXML else {
        note("the field \(name) has no form in XML")
        continue
      }
      add(field, named: field.xml.name ?? name, row, coder)
    }
  }

  private mutating func note(_ fault: String) { self.fault = self.fault ?? fault }

  private mutating func add<Root>(
    _ field: Field<Root>, named name: String, _ row: Int, _ coder: ErasedXMLCoder
  ) {
    let (tag, operation) = (tag(field.xml, name), field.codec.operation)
    func made(_ kind: XMLRow.Kind, isChoice: Bool = false) -> XMLRow {
      XMLRow(
        tag, kind, isChoice: isChoice, operation: operation, row: row, offset: field.offset ?? 0,
        coder: coder)
    }
    switch field.xml.kind {
    case .attribute, .text:
      guard coder.isText else { return note("the field \(name) is neither a text nor a number") }
      field.xml.kind == .text ? add(text: made(.text)) : add(attribute: made(.attribute))
    case .wrapped: add(child: made(.element))
    case .element, .entries:
      let single: XMLRow.Kind = operation.isComposed ? .element : .scalar
      let kind = coder.isRepeated ? .run : coder.isChoice ? .choice : single
      add(child: made(kind, isChoice: coder.isChoice))
    }
  }

  private mutating func add(text row: XMLRow) {
    if text != nil { note("two fields are the text of one element") }
    (text, textPosition) = (row, children.count)
  }

  private mutating func add(attribute row: XMLRow) {
    insert(row.tag, isAttribute: true)
    attributes.append(row)
  }

  private mutating func add(child row: XMLRow) {
    if !row.isChoice { insert(row.tag, isAttribute: false) }
    children.append(row)
  }

  private mutating func insert(_ tag: XMLTag, isAttribute: Bool) {
    let name = PlacedName(name: tag.name, namespace: tag.namespace, isAttribute: isAttribute)
    if !names.insert(name).inserted { note("two fields are named \(tag.name)") }
  }

  // MARK: Names

  private func tag(_ place: XMLPlace, _ name: String) -> XMLTag {
    let inherited = place.kind == .attribute ? XMLNamespaces.none : root.namespace
    let namespace = place.namespace.map(XMLNamespaces.number(of:)) ?? inherited
    let prefix = place.prefix ?? (namespace == root.namespace ? rootPrefix : nil)
    return place.tag(name, namespace, prefix)
  }
}

extension XMLPlace {
  /// The name of an element or attribute at this place, with those that its list or map has inside.
  func tag(_ name: String, _ namespace: Int32, _ prefix: String?) -> XMLTag {
    func inner(_ name: String) -> XMLTag { XMLTag(name, namespace: namespace, prefix: prefix) }
    let inside: XMLTag.Inner? =
      switch kind {
      case .element, .attribute, .text: nil
      case .wrapped(let item): XMLTag.Inner(item: inner(item))
      case .entries(let key, let value): XMLTag.Inner(key: inner(key), value: inner(value))
      }
    return XMLTag(name, namespace: namespace, prefix: prefix, inner: inside)
  }
}
