import TriwireSpec

extension Enumeration {
  init(
    _ body: EnumBody, wireName: String, name: Identifier, documentation: Documentation,
    findings: Findings
  ) {
    self.wireName = wireName
    self.name = name
    self.documentation = documentation
    raw = Raw(body.rawType)
    let names = Self.names(body, findings: findings)
    let isInteger = raw != .string
    cases = zip(body.values, names).map { Case($0, name: $1, isInteger: isInteger) }
    isClosed = body.isClosed
    unknownName = Identifier(unused: "unknown", among: names)
    isCodable = false
    protoName = wireName
    isNamedInJSON = false
  }

  private static func names(_ body: EnumBody, findings: Findings) -> [Identifier] {
    let usesPlus = body.values.contains { $0.name.value.hasPlusBeforeDigit }
    var scope = NameScope(.values(signs: usesPlus ? .everywhere : .leading))
    let names = body.values.map {
      scope.name($0.name, override: $0.swiftName, findings: findings)
    }
    scope.reportCollisions(findings)
    return names
  }
}

extension Enumeration {
  /// An entry of `types`.
  static func declared(
    _ entry: TypeTable.Entry, _ body: EnumBody, findings: Findings
  ) -> Enumeration {
    let type = entry.declaration
    var enumeration = Enumeration(
      body, wireName: type.name.value, name: entry.name,
      documentation: Documentation(type.doc, type.deprecated), findings: findings)
    enumeration.isCodable = type.codable?.value ?? false
    enumeration.protoName = type.protoName?.value ?? type.name.value
    enumeration.json = type.json
    return enumeration
  }
}

extension Enumeration.Case {
  fileprivate init(_ value: EnumValue, name: Identifier, isInteger: Bool) {
    self.name = name
    raw =
      isInteger ? IntegerText.canonical(value.raw.value) ?? value.raw.value : value.raw.value
    documentation = Documentation(value.doc, value.deprecated)
    number = value.number?.value ?? (isInteger ? Int(raw) : nil)
    protoName = value.protoName?.value ?? value.name.value
  }
}

extension Enumeration.Raw {
  /// Another type than these is a rule's matter.
  fileprivate init(_ type: TypeReference?) {
    guard case .scalar(let scalar)? = type else {
      self = .string
      return
    }
    switch scalar.value {
    case .int32, .sint32, .sfixed32: self = .int32
    case .int64, .sint64, .sfixed64: self = .int64
    case .uint32, .fixed32: self = .uint32
    case .uint64, .fixed64: self = .uint64
    default: self = .string
    }
  }
}

extension Identifier {
  /// `name`, or `nameValue`, `nameValue2`, … when that is taken.
  init(unused name: String, among taken: [Identifier]) {
    let taken = Set(taken.map(\.text))
    var candidate = name
    var count = 1
    while taken.contains(candidate) {
      candidate = name + "Value" + (count == 1 ? "" : String(count))
      count += 1
    }
    self.init(candidate)
  }
}

extension String {
  fileprivate var hasPlusBeforeDigit: Bool {
    zip(utf8, utf8.dropFirst()).contains { $0 == UInt8(ascii: "+") && $1.isDigit }
  }
}
