import TriwireSpec

/// A type where the spec writes it.
struct WrittenUse {
  enum Role: Equatable {
    case field, parameter, bodyField, part, body, answer, unionCase, alias, newtype, include
  }

  var role: Role
  var reference: TypeReference
  /// The generic parameters that may stand in it.
  var scope: [String: Identifier]

  init(_ reference: TypeReference, _ role: Role, _ scope: [String: Identifier] = [:]) {
    self.role = role
    self.reference = reference
    self.scope = scope
  }

  static func all(in context: BuildContext, _ fields: [WrittenField]) -> [WrittenUse] {
    let errors = context.spec.defaults.policies.errors.flatMap(\.content.value.references)
    var all = fields.compactMap(use)
    for entry in context.types.entries { all += uses(entry) }
    for endpoint in context.endpoints { all += uses(endpoint) }
    return all + errors.map { WrittenUse($0, .answer) }
  }

  private static func use(_ written: WrittenField) -> WrittenUse? {
    written.field.reference.map { WrittenUse($0, Role(written.place), written.scope) }
  }

  /// Besides fields.
  private static func uses(_ entry: TypeTable.Entry) -> [WrittenUse] {
    switch entry.declaration.kind {
    case .model(let body): body.includes.map { WrittenUse($0, .include, entry.scope) }
    case .union(let body): body.cases.map { WrittenUse($0.type, .unionCase, entry.scope) }
    case .alias(let reference): [WrittenUse(reference, .alias, entry.scope)]
    case .newtype(let reference): [WrittenUse(reference, .newtype, entry.scope)]
    case .enumeration: []
    }
  }

  /// Besides parameters and members of bodies.
  private static func uses(_ endpoint: Shared<Endpoint>) -> [WrittenUse] {
    let answers = endpoint.answers.flatMap(\.value.references).map { WrittenUse($0, .answer) }
    switch endpoint.body?.value {
    case .type(let reference), .stream(let reference, _):
      return answers + [WrittenUse(reference, .body)]
    case .fields, .form, .multipart, .raw, .text, nil: return answers
    }
  }
}

extension WrittenUse.Role {
  fileprivate init(_ place: WrittenField.Place) {
    switch place {
    case .type: self = .field
    case .inlineBody: self = .bodyField
    case .parameter, .common: self = .parameter
    case .part: self = .part
    }
  }
}
