import TriwireSpec

/// A spec and the API that was built from it, before the rules have had their say.
struct Draft {
  let context: BuildContext
  let api: API
  /// Every use of a type in the spec, in the order of the text.
  let uses: [WrittenUse]

  init(_ context: BuildContext, _ api: API) {
    self.context = context
    self.api = api
    uses = WrittenUse.all(in: context)
  }

  var spec: Spec { context.spec }
  var types: TypeTable { context.types }
  var findings: Findings { context.findings }
}

/// A type where the spec writes it.
struct WrittenUse {
  enum Role: Hashable {
    case field, parameter, bodyField, part, body, answer, unionCase, alias, newtype, include
  }

  var role: Role
  var reference: TypeReference
  /// The generic parameters that may stand in it.
  var scope: [String: Identifier]

  static func all(in context: BuildContext) -> [WrittenUse] {
    let endpoints = context.spec.endpoints.flatMap(\.uses)
    let defaults = context.spec.defaults
    let common = (defaults.headers + defaults.query + defaults.body).map(\.field)
    let errors = defaults.policies.errors.flatMap { $0.content.value.references }
    return context.types.entries.flatMap(\.uses) + endpoints
      + common.compactMap { $0.use(.parameter) } + errors.map { $0.use(.answer) }
  }
}

extension TypeTable.Entry {
  fileprivate var uses: [WrittenUse] {
    switch declaration.kind {
    case .model(let body):
      body.includes.map { $0.use(.include, scope) }
        + body.fields.compactMap { $0.use(.field, scope) }
    case .union(let body): body.cases.map { $0.type.use(.unionCase, scope) }
    case .alias(let reference): [reference.use(.alias, scope)]
    case .newtype(let reference): [reference.use(.newtype, scope)]
    case .enumeration: []
    }
  }
}

extension Endpoint {
  /// All parameters, with their places in words.
  var parameters: [(place: String, parameters: [Parameter])] {
    [
      ("path parameter", path), ("query parameter", query), ("header", headers),
      ("cookie", cookies),
    ]
  }

  fileprivate var uses: [WrittenUse] {
    parameters.flatMap(\.parameters).compactMap { $0.field.use(.parameter) }
      + (body?.value.uses ?? [])
      + answers.flatMap(\.value.references).map { $0.use(.answer) }
      + answerHeaders.compactMap { $0.field.use(.parameter) }
  }

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

  var answerHeaders: [Parameter] {
    if case .detailed(_, _, let headers)? = returns?.value { headers } else { [] }
  }
}

extension Body {
  fileprivate var uses: [WrittenUse] {
    switch self {
    case .type(let reference): [reference.use(.body)]
    case .fields(let inline): inline.fields.compactMap { $0.use(.bodyField) }
    case .form(let parameters): parameters.compactMap { $0.field.use(.parameter) }
    case .multipart(let parts): parts.compactMap { $0.field.use(.part) }
    case .stream(let element, _): [element.use(.body)]
    case .raw, .text: []
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

extension Field {
  /// The type that is written, if no enumeration is declared in its place.
  var reference: TypeReference? {
    if case .reference(let reference) = type { reference } else { nil }
  }

  fileprivate func use(
    _ role: WrittenUse.Role, _ scope: [String: Identifier] = [:]
  ) -> WrittenUse? {
    reference?.use(role, scope)
  }
}

extension TypeReference {
  fileprivate func use(
    _ role: WrittenUse.Role, _ scope: [String: Identifier] = [:]
  ) -> WrittenUse {
    WrittenUse(role: role, reference: self, scope: scope)
  }
}
