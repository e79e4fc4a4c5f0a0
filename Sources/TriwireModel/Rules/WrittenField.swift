import TriwireSpec

/// A field or a parameter where the spec writes it.
///
/// A class, since a field is big and every rule about fields looks at all of them.
final class WrittenField: Sendable {
  enum Place: Equatable {
    case type, inlineBody, parameter, common, part
  }

  let field: Field
  let place: Place
  /// The generic parameters that may stand in its type.
  let scope: [String: Identifier]

  private init(_ field: Field, _ place: Place, _ scope: [String: Identifier] = [:]) {
    self.field = field
    self.place = place
    self.scope = scope
  }

  static func all(in context: BuildContext) -> [WrittenField] {
    var fields: [WrittenField] = []
    for entry in context.types.entries {
      guard case .model(let body) = entry.declaration.kind else { continue }
      fields += body.fields.map { WrittenField($0, .type, entry.scope) }
    }
    let defaults = context.spec.defaults
    for list in [defaults.headers, defaults.query, defaults.body] {
      fields += list.map { WrittenField($0.field, .common) }
    }
    for endpoint in context.endpoints { fields += all(in: endpoint) }
    return fields
  }

  private static func all(in endpoint: Shared<Endpoint>) -> [WrittenField] {
    let lists = [
      endpoint.path, endpoint.query, endpoint.headers, endpoint.cookies, endpoint.answerHeaders,
    ]
    var fields = lists.flatMap { list in list.map { WrittenField($0.field, .parameter) } }
    switch endpoint.body?.value {
    case .fields(let inline): fields += inline.fields.map { WrittenField($0, .inlineBody) }
    case .form(let parameters): fields += parameters.map { WrittenField($0.field, .parameter) }
    case .multipart(let parts): fields += parts.map { WrittenField($0.field, .part) }
    case .type, .raw, .text, .stream, nil: break
    }
    return fields
  }
}

extension Field {
  /// The type that is written, if no enumeration is declared in its place.
  var reference: TypeReference? {
    if case .reference(let reference) = type { reference } else { nil }
  }
}
