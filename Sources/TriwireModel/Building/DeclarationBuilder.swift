import TriwireSpec

/// Builds the declarations of a spec's types.
struct DeclarationBuilder {
  private let context: BuildContext
  /// Own fields of the models by index, before includes are added.
  private var ownFields: [Int: [APIField]] = [:]

  init(_ context: BuildContext) {
    self.context = context
  }

  /// In the order of the spec.
  mutating func build() -> [Declaration] {
    let declarations = context.types.entries.map { declaration($0) }
    return Includes(context, ownFields: ownFields).flattened(declarations)
  }

  private mutating func declaration(_ entry: TypeTable.Entry) -> Declaration {
    switch entry.declaration.kind {
    case .model(let body): .model(model(body, entry))
    case .enumeration(let body):
      .enumeration(
        context.enumerations[entry.index]
          ?? .declared(entry, body, findings: context.findings))
    case .union(let body): .union(union(body, entry))
    case .newtype(let reference): .newtype(newtype(reference, entry))
    case .alias(let reference): .alias(alias(reference, entry))
    }
  }

  private mutating func model(_ body: ModelBody, _ entry: TypeTable.Entry) -> Model {
    let type = entry.declaration
    let xml = XMLSurroundings(type.xml)
    var builder = FieldBuilder(
      context, owner: entry.typeName, scope: entry.scope, xml: xml)
    var names = NameScope(.fields, count: body.fields.count)
    ownFields[entry.index] = body.fields.map { field in
      let name = names.name(field.name, override: field.swiftName, findings: context.findings)
      return builder.field(field, name: name, json: context.mapping(of: entry))
    }
    names.reportCollisions(context.findings)
    builder.reportCollisions()
    return Model(
      wireName: type.name.value, name: entry.name, parameters: entry.parameters,
      documentation: Documentation(type.doc, type.deprecated),
      fields: ownFields[entry.index] ?? [],
      nested: builder.nested(isCodable: isCodable(entry)),
      isValidated: false, isCodable: isCodable(entry),
      xml: xml.element(named: type.name.value, type.xml),
      protoName: type.protoName?.value ?? type.name.value, json: context.mapping(of: entry))
  }

  private func isCodable(_ entry: TypeTable.Entry) -> Bool {
    entry.declaration.codable?.value ?? false
  }
}

// MARK: Unions, newtypes, aliases

extension DeclarationBuilder {
  private func union(_ body: UnionBody, _ entry: TypeTable.Entry) -> Union {
    let type = entry.declaration
    let xml = XMLSurroundings(type.xml)
    var names = NameScope(.cases)
    let cases = body.cases.map { unionCase($0, body.style, entry, xml, &names) }
    names.reportCollisions(context.findings)
    return Union(
      wireName: type.name.value, name: entry.name, parameters: entry.parameters,
      documentation: Documentation(type.doc, type.deprecated),
      style: Union.Style(body.style), cases: cases,
      unknownName: Identifier(unused: "unknown", among: cases.map(\.name)),
      isIndirect: false, isCodable: isCodable(entry),
      xml: xml.element(named: type.name.value, type.xml),
      protoName: type.protoName?.value ?? type.name.value, json: context.mapping(of: entry))
  }

  private func unionCase(
    _ unionCase: UnionCase, _ style: UnionBody.Style, _ entry: TypeTable.Entry,
    _ xml: XMLSurroundings, _ names: inout NameScope
  ) -> Union.Case {
    let type = context.types.use(unionCase.type, in: entry.scope)
    let wireName = unionCase.name
    let named =
      style == .untagged
      ? Located(unionCase.type.describedName, at: wireName.location) : wireName
    return Union.Case(
      wireName: wireName.value,
      name: names.name(named, override: unionCase.swiftName, findings: context.findings),
      type: type, documentation: Documentation(unionCase.doc), number: unionCase.number?.value,
      xml: xml.view(of: type, named: wireName.value, unionCase.xml, isText: false))
  }

  private func newtype(_ reference: TypeReference, _ entry: TypeTable.Entry) -> Newtype {
    let type = entry.declaration
    return Newtype(
      wireName: type.name.value, name: entry.name, type: context.types.use(reference),
      documentation: Documentation(type.doc, type.deprecated), isCodable: isCodable(entry))
  }

  private func alias(_ reference: TypeReference, _ entry: TypeTable.Entry) -> Alias {
    let type = entry.declaration
    return Alias(
      wireName: type.name.value, name: entry.name, parameters: entry.parameters,
      type: context.types.targets[entry.index] ?? .unresolved,
      documentation: Documentation(type.doc, type.deprecated))
  }
}

extension Union.Style {
  fileprivate init(_ style: UnionBody.Style) {
    switch style {
    case .keyed: self = .keyed
    case .discriminated(let name): self = .discriminated(name.value)
    case .untagged: self = .untagged
    }
  }
}

extension TypeReference {
  /// What an untagged union calls the case of a type: `pet`, `pets` for a list, `petMap` for a map.
  var describedName: String {
    switch self {
    case .scalar(let scalar): scalar.value.rawValue
    case .named(let name, let arguments):
      (arguments.map(\.describedName) + [name.value]).joined(separator: " ")
    case .list(let element, _): element.describedName.plural
    case .map(_, let value, _): value.describedName + " map"
    case .optional(let inner, _), .patch(let inner, _): inner.describedName
    }
  }
}

extension String {
  /// By English rules, roughly: where a plural looks odd, `list` is put behind.
  fileprivate var plural: String {
    last?.isLetter == true && last != "s" && last != "y" ? self + "s" : self + " list"
  }
}
