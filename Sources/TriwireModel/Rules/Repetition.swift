import TriwireSpec

/// Lists and maps hold single values where they travel as protobuf, which can't tell where a list
/// inside a list ends, nor say that an entry is missing.
enum Repetition {
  static func check(_ draft: Draft) {
    for entry in draft.types.entries {
      switch entry.declaration.kind {
      case .model(let body): check(body.fields, entry.scope, draft)
      case .union(let body):
        for unionCase in body.cases where unionCase.number != nil { check(unionCase, entry, draft) }
      case .enumeration, .alias, .newtype: break
      }
    }
    for endpoint in draft.endpoints { check(endpoint.inlineFields, [:], draft) }
    check(draft.spec.defaults.body.map(\.field), [:], draft)
    for use in draft.uses where use.reference.isGeneric {
      for (name, arguments) in use.reference.named where !arguments.isEmpty {
        check(name, arguments, use, draft)
      }
    }
  }

  /// What a generic type repeats may not be a list, a map or optional.
  private static func check(
    _ name: Located<String>, _ arguments: [TypeReference], _ use: WrittenUse, _ draft: Draft
  ) {
    guard let entry = draft.types[name.value], arguments.count == entry.parameters.count else {
      return
    }
    let uses = arguments.map { draft.types.use($0, in: use.scope) }
    let filled = Dictionary(zip(entry.parameters, uses)) { first, _ in first }
    for part in GenericPart.all(of: draft.api.declarations[entry.index]) {
      guard part.problem(part.type, draft) == nil,
        let problem = part.problem(part.type.substituting(filled), draft)
      else { continue }
      draft.findings.error(
        "protobuf has no \(problem), which '\(part.name)' of '\(name.value)' would be here",
        at: name.location)
    }
  }

  private static func check(
    _ fields: [Field], _ scope: [String: Identifier], _ draft: Draft
  ) {
    for index in fields.indices where fields[index].number != nil {
      guard let reference = fields[index].reference,
        let type = draft.types.resolve(reference, in: scope)
      else { continue }
      if let problem = type.repetition(draft) {
        draft.findings.error("protobuf has no \(problem)", at: reference.location)
      }
      checkKey(reference, scope, draft)
    }
  }

  /// The keys of a map in protobuf are strings, integers or truth values.
  private static func checkKey(
    _ reference: TypeReference, _ scope: [String: Identifier], _ draft: Draft
  ) {
    guard case .map(let key, _, _) = reference.withoutAbsence,
      let type = draft.types.resolve(key, in: scope), type.isEnumeration(draft)
    else { return }
    draft.findings.error("protobuf has no map whose keys are an enumeration", at: key.location)
  }

  private static func check(
    _ unionCase: UnionCase, _ entry: TypeTable.Entry, _ draft: Draft
  ) {
    guard let type = draft.types.resolve(unionCase.type, in: entry.scope),
      let what = type.collection(draft)
    else { return }
    draft.findings.error("protobuf has no \(what) in a oneof", at: unionCase.type.location)
  }
}

/// A field or a case with a number.
private struct GenericPart {
  var name: String
  var type: TypeUse
  var isInOneof: Bool

  static func all(of declaration: Declaration) -> [GenericPart] {
    switch declaration {
    case .model(let model):
      model.fields.filter { $0.number != nil }.map {
        GenericPart(name: $0.wireName, type: $0.type, isInOneof: false)
      }
    case .union(let union):
      union.cases.filter { $0.number != nil }.map {
        GenericPart(name: $0.wireName, type: $0.type, isInOneof: true)
      }
    case .enumeration, .newtype, .alias: []
    }
  }

  /// What protobuf doesn't have.
  func problem(_ type: TypeUse, _ draft: Draft) -> String? {
    guard isInOneof else { return type.repetition(draft) }
    return type.isOptional
      ? "optional value in a oneof" : type.collection(draft).map { "\($0) in a oneof" }
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
  /// A type with arguments stands inside.
  fileprivate var isGeneric: Bool {
    switch self {
    case .scalar: false
    case .named(_, let arguments): !arguments.isEmpty
    case .list(let inner, _), .optional(let inner, _), .patch(let inner, _): inner.isGeneric
    case .map(_, let value, _): value.isGeneric
    }
  }

  /// What is there when something is.
  fileprivate var withoutAbsence: TypeReference {
    switch self {
    case .optional(let inner, _), .patch(let inner, _): inner.withoutAbsence
    default: self
    }
  }
}
