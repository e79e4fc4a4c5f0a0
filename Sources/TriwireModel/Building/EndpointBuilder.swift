import TriwireSpec

/// Builds the endpoints of a spec.
struct EndpointBuilder {
  private let context: BuildContext
  private var methods = NameScope(.methods)
  private var groups = GroupNames()

  init(_ context: BuildContext) {
    self.context = context
  }

  mutating func build() -> [APIEndpoint] {
    let endpoints = zip(context.spec.endpoints, context.namespace.requests).map {
      endpoint($0, typeName: $1)
    }
    methods.reportCollisions(context.findings)
    groups.reportCollisions(context.spec, endpoints, context.findings)
    return endpoints
  }

  private mutating func endpoint(_ endpoint: Endpoint, typeName: Identifier) -> APIEndpoint {
    let xml = XMLSurroundings(endpoint.body?.value.inlineXML)
    var builder = PropertyBuilder(context, owner: TypeName([typeName]), xml: xml)
    builder.add(endpoint)
    let (defaults, own) = (context.spec.defaults.policies, endpoint.policies)
    let responses = ResponseBuilder(context: context)
    let response = responses.response(endpoint.returns?.value) { builder.responseHeaders($0) }
    return APIEndpoint(
      wireName: endpoint.name.value, typeName: typeName, methodName: methodName(endpoint),
      group: endpoint.group.map { groups.group($0, in: context) },
      documentation: Documentation(endpoint.doc, endpoint.deprecated),
      method: endpoint.route.value.method, route: endpoint.route.value.template,
      properties: builder.ordered, body: body(endpoint.body?.value), response: response,
      failure: responses.failure(own.errors, defaults: defaults.errors),
      wires: APIWires(own.wire, defaults: defaults.wire), accept: endpoint.accept?.value,
      timeout: (own.timeout ?? defaults.timeout)?.value,
      envelope: (own.envelope ?? defaults.envelope)?.value.map { envelopeName($0) },
      auth: (own.auth ?? defaults.auth)?.value,
      nested: builder.nested, isValidated: false,
      policies: policies(endpoint, builder.properties),
      bodyXML: endpoint.body?.value.isInline == true
        ? xml.element(named: endpoint.name.value, endpoint.body?.value.inlineXML) : nil)
  }

  /// A method is named like its endpoint; override and all.
  private mutating func methodName(_ endpoint: Endpoint) -> Identifier {
    methods.name(endpoint.name, override: endpoint.swiftName, findings: context.findings)
  }

  private func envelopeName(_ name: String) -> Identifier {
    Identifier(NameScope.Rule.envelopes.derive(name))
  }

  private func body(_ body: Body?) -> APIBody? {
    switch body {
    case nil: nil
    case .type(let reference): .model(context.types.use(reference))
    case .fields: .fields
    case .form: .form
    case .multipart: .multipart
    case .raw(let mediaType): .raw(mediaType: mediaType.value)
    case .text(let mediaType): .text(mediaType: mediaType.value)
    case .stream(let element, let framing): .stream(context.types.use(element), framing.value)
    }
  }
}

// MARK: Policies

extension EndpointBuilder {
  private func policies(_ endpoint: Endpoint, _ properties: [RequestProperty]) -> APIPolicies {
    let (defaults, own) = (context.spec.defaults.policies, endpoint.policies)
    return APIPolicies(
      retry: (own.retry ?? defaults.retry)?.value, cache: (own.cache ?? defaults.cache)?.value,
      paging: endpoint.paging.flatMap { APIPaging($0.value, endpoint, properties) },
      isLatest: endpoint.latest?.value ?? false,
      idempotencyHeader: endpoint.idempotency?.value,
      isEncrypted: (own.encrypt ?? defaults.encrypt)?.value ?? false)
  }
}

extension APIPaging {
  /// `nil` when a parameter that it names is missing, which a rule reports.
  fileprivate init?(_ paging: Paging, _ endpoint: Endpoint, _ properties: [RequestProperty]) {
    func property(_ name: Located<String>?) -> Identifier? {
      properties.first {
        if case .query = $0.place { $0.field.wireName == name?.value } else { false }
      }?.field.name
    }
    switch paging.style.value {
    case .page:
      guard let page = property(paging.page) else { return nil }
      style = .page(page)
    case .offset:
      guard let offset = property(paging.offset) else { return nil }
      style = .offset(offset)
    case .cursor:
      guard let cursor = property(paging.cursor) else { return nil }
      style = .cursor(cursor, next: paging.next?.value ?? [])
    case .link: style = .link
    }
    size = property(paging.size)
    items = paging.items?.value ?? []
    total = paging.total.map { endpoint.total($0.value) }
  }
}

extension Endpoint {
  /// A header where the answer declares one of that name or the name looks like one.
  fileprivate func total(_ name: String) -> APIPaging.Total {
    var headers: [Parameter] = []
    if case .detailed(_, _, let declared)? = returns?.value { headers = declared }
    let isHeader =
      name.contains("-") || headers.contains { $0.field.name.value == name }
    return isHeader
      ? .header(name) : .path(name.split(separator: ".").map(String.init))
  }
}

extension APIWires {
  init(_ own: Wires?, defaults: Wires?) {
    request = (own?.request ?? defaults?.request)?.value ?? .json
    let responses = own?.response ?? []
    let inherited = responses.isEmpty ? defaults?.response ?? [] : responses
    response = inherited.isEmpty ? [.json] : inherited.map(\.value)
  }
}

extension Body {
  var isInline: Bool {
    if case .fields = self { true } else { false }
  }

  var inlineXML: XMLType? {
    if case .fields(let inline) = self { inline.xml } else { nil }
  }
}

extension Route {
  /// As the runtime reads it.
  fileprivate var template: String {
    segments.map { "/" + $0.parts.map(\.template).joined() }.joined()
  }
}

extension Route.Part {
  fileprivate var template: String {
    switch self {
    case .text(let text): text
    case .variable(let name): "{\(name.value)}"
    case .rest(let name): "{\(name.value)*}"
    }
  }
}
