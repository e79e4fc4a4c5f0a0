import TriwireSpec

/// Builds the fields, parameters or headers of one type.
struct FieldBuilder {
  private let context: BuildContext
  /// The Swift type that holds the fields.
  private let owner: TypeName
  /// Its generic parameters.
  private let scope: [String: Identifier]
  private let xml: XMLSurroundings
  private var nestedNames: NameScope
  /// Enumerations that were declared in place.
  private var nested: [Enumeration] = []

  /// - Parameter reserved: Names that nested types may not have.
  init(
    _ context: BuildContext, owner: TypeName, scope: [String: Identifier] = [:],
    xml: XMLSurroundings = XMLSurroundings(), reserved: WordSet = []
  ) {
    self.context = context
    self.owner = owner
    self.scope = scope
    self.xml = xml
    let own =
      scope.isEmpty ? reserved : WordSet(reserved.words.union(scope.values.map(\.text)))
    nestedNames = NameScope(.enumerations(reserved: own, outer: context.namespaceNames))
  }

  /// - Parameter json: How the names of members of a JSON object are made; `nil` for those of other
  ///   places and for names that stay as they are.
  mutating func field(
    _ field: Field, name: Identifier, json: JSONMapping? = nil
  ) -> APIField {
    let (type, values) = type(of: field)
    return APIField(
      wireName: field.jsonName(under: json),
      name: name,
      type: type,
      defaultValue: field.defaultValue.flatMap { literal($0, as: type, values) },
      documentation: Documentation(field.doc, field.deprecated),
      limits: limits(field.constraints, of: type),
      isIndirect: false,
      validatesInside: false,
      isSensitive: field.isSensitive?.value ?? false,
      number: field.number?.value,
      isPacked: type.isPackable && field.packed?.value ?? true,
      protoName: field.protoName?.value ?? field.name.value,
      xml: view(of: field, type))
  }

  private func view(of field: Field, _ type: TypeUse) -> XMLView {
    let name = field.name.value
    guard field.hasXMLView else {
      return xml.view(of: type, named: name, isText: context.isText(type))
    }
    return xml.view(of: type, named: name, field.xml, isText: context.isText(type))
  }

  /// A constant of a common parameter.
  func constant(_ text: Located<String>, as type: TypeUse) -> Literal? {
    literal(text, as: type, nil)
  }

  /// The enumerations that were declared in place.
  func nested(isCodable: Bool = false) -> [Enumeration] {
    nested.map { enumeration in
      var enumeration = enumeration
      enumeration.isCodable = isCodable
      return enumeration
    }
  }

  func reportCollisions() {
    nestedNames.reportCollisions(context.findings)
  }
}

// MARK: Types

extension FieldBuilder {
  private mutating func type(of field: Field) -> (TypeUse, EnumerationValues?) {
    switch field.type {
    case .reference(let reference):
      let type = context.types.use(reference, in: scope).formatted(field.format?.value)
      return (field.json?.writesString?.value == true ? type.quoted : type, nil)
    case .enumeration(let body, let isOptional):
      let enumeration = nestedEnumeration(body, in: field)
      let name = TypeName(owner.path + [enumeration.name])
      let type = TypeUse.named(name, kind: .enumeration, arguments: [])
      return (isOptional ? .optional(type) : type, EnumerationValues(enumeration))
    }
  }

  private mutating func nestedEnumeration(_ body: EnumBody, in field: Field) -> Enumeration {
    let name = nestedNames.name(field.name, override: nil, findings: context.findings)
    let enumeration = Enumeration(
      body, wireName: field.name.value, name: name, documentation: Documentation(nil),
      findings: context.findings)
    nested.append(enumeration)
    return enumeration
  }
}

// MARK: Literals

extension FieldBuilder {
  private func literal(
    _ text: Located<String>, as type: TypeUse, _ values: EnumerationValues?
  ) -> Literal? {
    var reader = context.literals
    if let values, case .named(let name, _, _) = type.core { reader.enumerations[name] = values }
    do {
      return try reader.read(text.value, as: type)
    } catch {
      context.findings.error(error.message, at: text.location, suggestion: error.suggestion)
      return nil
    }
  }

  private func limits(_ constraints: Constraints, of type: TypeUse) -> [Limit] {
    if constraints.isEmpty { return [] }
    let core = type.core
    return [
      constraints.min.flatMap { bound($0, core) }.map { .minimum($0) },
      constraints.max.flatMap { bound($0, core) }.map { .maximum($0) },
      constraints.minLength.map { .minLength($0.value) },
      constraints.maxLength.map { .maxLength($0.value) },
      constraints.pattern.map { .pattern($0.value) },
      constraints.minItems.map { .minItems($0.value) },
      constraints.maxItems.map { .maxItems($0.value) },
    ].compactMap { $0 }
  }

  /// Whether numbers may be bounded at all is a rule's matter.
  private func bound(_ text: Located<String>, _ type: TypeUse) -> Literal? {
    guard case .scalar(let scalar, _, _) = type, scalar.isNumber else { return nil }
    return literal(text, as: type, nil)
  }
}

extension TypeUse {
  /// A list that protobuf can write as one run.
  var isPackable: Bool {
    guard case .list(let element) = core else { return false }
    return switch element.core {
    case .scalar(let scalar, _, _): scalar.isPackable
    case .named(_, let kind, _): kind == .enumeration
    default: false
    }
  }
}

extension Scalar {
  fileprivate var isPackable: Bool {
    isInteger || self == .bool || self == .float || self == .double
  }
}
