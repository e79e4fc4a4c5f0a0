import TriwireSpec

extension Endpoint {
  /// What the endpoint itself says about answers, failures included.
  var answers: [Located<ResponseContent>] { successes + policies.errors.map(\.content) }

  /// What an answer may hold when the call succeeds.
  var successes: [Located<ResponseContent>] {
    guard let returns else { return [] }
    switch returns.value {
    case .content(let content): return [Located(content, at: returns.location)]
    case .detailed(let content, let statuses, _):
      return statuses.map(\.content) + [content].compactMap { $0 }
    }
  }

  /// Typed headers of an answer.
  var answerHeaders: [Parameter] {
    if case .detailed(_, _, let headers)? = returns?.value { headers } else { [] }
  }

  /// The types that are sent in the body as the wire says.
  var bodyReferences: [TypeReference] {
    switch body?.value {
    case .type(let reference): [reference]
    case .stream(let element, _): [element]
    case .fields(let inline): inline.fields.compactMap(\.reference)
    case .form, .multipart, .raw, .text, nil: []
    }
  }

  /// The types that the endpoint itself sends or receives over one wire.
  func references(on wire: Wire, _ wires: APIWires) -> [TypeReference] {
    (wires.request == wire ? bodyReferences : [])
      + (wires.response.contains(wire) ? answers.flatMap(\.value.references) : [])
  }

  /// The members of a body that is declared in place and travels as the wire says.
  var inlineFields: [Field] {
    if case .fields(let inline)? = body?.value { inline.fields } else { [] }
  }
}

extension Body {
  /// Common fields are merged into it.
  var isStructured: Bool {
    switch self {
    case .type, .fields: true
    case .form, .multipart, .raw, .text, .stream: false
    }
  }
}

extension ResponseContent {
  var references: [TypeReference] {
    switch self {
    case .type(let reference): [reference]
    case .stream(let element, _): [element]
    case .none, .bytes, .text, .file: []
    }
  }
}
