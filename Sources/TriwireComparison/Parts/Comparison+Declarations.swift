import TriwireModel
import TriwireSpec

extension Comparison {
  mutating func compareDeclarations() {
    for type in declarations.removed {
      add(.typeRemoved, .type(type.wireName), "the type is gone", callers: .breaking)
    }
    for (old, new) in declarations.pairs { compare(old, new) }
    for type in declarations.added {
      add(.typeAdded, .type(type.wireName), "the type is new", callers: .additive)
    }
  }

  private mutating func compare(_ old: Declaration, _ new: Declaration) {
    let subject = Subject.type(new.wireName)
    if old.wireName != new.wireName {
      add(
        .typeRenamed, subject, "'\(old.wireName)' became '\(new.wireName)'", callers: .breaking)
    } else {
      compare(swiftName: old.name, new.name, subject)
    }
    compare(old.documentation, new.documentation, subject)
    let use = use(of: old, new)
    switch (old, new) {
    case (.model(let old), .model(let new)): compare(old, new, subject, use)
    case (.enumeration(let old), .enumeration(let new)): compare(old, new, subject, use)
    case (.union(let old), .union(let new)): compare(old, new, subject, use)
    case (.newtype(let old), .newtype(let new)):
      compareTypes(old.type, new.type, subject, use)
      compareCodable(old.isCodable, new.isCodable, subject)
    case (.alias(let old), .alias(let new)):
      compareParameters(old.parameters, new.parameters, subject)
      compareTypes(old.type, new.type, subject, use)
    default:
      add(
        .typeKindChanged, subject, "\(old.kindText) became \(new.kindText)", callers: .breaking,
        wire: .breaking)
    }
  }

  /// In either edition.
  private func use(of old: Declaration, _ new: Declaration) -> Use {
    let uses = [oldTypes.use(of: old.name), newTypes.use(of: new.name)].compactMap { $0 }
    return uses.isEmpty ? .any : uses.reduce(Use()) { $0.union($1) }
  }

  private mutating func compare(_ old: Model, _ new: Model, _ subject: Subject, _ use: Use) {
    compareParameters(old.parameters, new.parameters, subject)
    compareCodable(old.isCodable, new.isCodable, subject)
    compareMappings(old.json, new.json, subject, use)
    compareProtoNames(old.protoName, new.protoName, of: old.wireName, new.wireName, subject)
    compare(old.xml, new.xml, subject, use, derived: (old.wireName, new.wireName))
    compareFields(old.fields, new.fields, subject, use)
    compareNested(old.nested, new.nested, subject, use)
    compareOrder(
      old.fields, new.fields, subject, of: "its fields",
      callers: use.impact(sent: .breaking, received: .cosmetic), by: \.name.text)
  }

  mutating func compareNested(
    _ old: [Enumeration], _ new: [Enumeration], _ subject: Subject, _ use: Use
  ) {
    for (old, new) in Matching(old, new, by: [\.wireName]).pairs {
      compare(old, new, subject.appending(new.wireName), use)
    }
  }

  private mutating func compareFields(
    _ old: [APIField], _ new: [APIField], _ subject: Subject, _ use: Use
  ) {
    let fields = Matching(old, new, by: [\.wireName, \.name.text])
    for field in fields.removed { removed(field, subject.appending(field.wireName), use) }
    for (old, new) in fields.pairs { compare(old, new, subject.appending(new.wireName), use) }
    for field in fields.added { added(field, subject.appending(field.wireName), use) }
  }

  mutating func removed(_ field: APIField, _ subject: Subject, _ use: Use) {
    let isOmissible = field.isOmissible
    add(
      .fieldRemoved, subject, "the field is gone", callers: .breaking,
      wire: use.impact(sent: .breaking, received: isOmissible ? .none : .breaking))
  }

  /// Callers write what is sent, and read what is received.
  mutating func added(_ field: APIField, _ subject: Subject, _ use: Use) {
    let impact: Impact = field.isOmissible ? .additive : .breaking
    add(
      .fieldAdded, subject,
      field.isOmissible ? "the field is new" : "the field is new and required",
      callers: use.impact(sent: impact, received: .additive),
      wire: use.impact(sent: impact, received: .additive))
  }

  // MARK: Parts of declarations

  /// A name that only follows from the type's is no change of its own.
  mutating func compareProtoNames(
    _ old: String, _ new: String, of oldName: String, _ newName: String, _ subject: Subject
  ) {
    guard oldName == newName else { return }
    compareProtoNames(old, new, subject, .cosmetic)
  }

  mutating func compareParameters(
    _ old: [Identifier], _ new: [Identifier], _ subject: Subject
  ) {
    guard old.count != new.count else { return }
    compareSetting(
      .genericParametersChanged, old.listed, new.listed, subject, callers: .breaking)
  }

  mutating func compareCodable(_ old: Bool, _ new: Bool, _ subject: Subject) {
    compareSetting(
      .codableChanged, old ? "Codable" : "not Codable", new ? "Codable" : "not Codable", subject,
      callers: new ? .additive : .breaking)
  }

  /// What a type says, or else the API.
  mutating func compareMappings(
    _ own: JSONMapping?, _ newOwn: JSONMapping?, _ subject: Subject, _ use: Use
  ) {
    compareSetting(
      .jsonMappingChanged, (own ?? old.json)?.rawValue ?? "plain JSON",
      (newOwn ?? new.json)?.rawValue ?? "plain JSON", subject, what: "the mapping",
      wire: use.impact(on: .json, .breaking))
  }
}

extension APIField {
  /// An initialiser has a default for it, and a reader does without it.
  var isOmissible: Bool { defaultValue != nil || type.isOmissible }
}

extension [Identifier] {
  fileprivate var listed: String? {
    isEmpty ? nil : "<\(map(\.text).joined(separator: ", "))>"
  }
}

extension Declaration {
  fileprivate var kindText: String {
    switch self {
    case .model: "a type with fields"
    case .enumeration: "an enumeration"
    case .union: "a union"
    case .newtype: "a newtype"
    case .alias: "an alias"
    }
  }
}
