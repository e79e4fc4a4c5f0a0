import TriwireSpec

/// Builds the endpoints of a spec.
struct EndpointBuilder {
  private let context: BuildContext
  private var groups = GroupNames()

  init(_ context: BuildContext) {
    self.context = context
  }

  mutating func build() -> [APIEndpoint] {
    let endpoints = zip(context.endpoints, context.namespace.requests).map {
      endpoint($0, typeName: $1)
    }
    reportMethodCollisions(endpoints)
    groups.reportCollisions(context.endpoints, endpoints, context.findings)
    return endpoints
  }

  /// Where two methods share a name, so do their requests as a rule, and that was reported. What is
  /// left are methods that had to give way to a reserved name.
  private func reportMethodCollisions(_ endpoints: [APIEndpoint]) {
    var scope = NameScope(.methods, count: endpoints.count)
    for (built, endpoint) in zip(endpoints, context.endpoints) {
      let request = Located(built.typeName.text, at: endpoint.name.location)
      scope.claim(built.methodName.text, for: request)
      if endpoint.paging != nil { scope.claim(built.itemsMethodName.text, for: request) }
    }
    scope.reportCollisions(context.findings)
  }

  private mutating func endpoint(_ endpoint: Shared<Endpoint>, typeName: Identifier) -> APIEndpoint
  {
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
      contentType: endpoint.contentType?.value, json: context.spec.json,
      timeout: (own.timeout ?? defaults.timeout)?.value,
      envelope: (own.envelope ?? defaults.envelope)?.value.map { envelopeName($0) },
      auth: (own.auth ?? defaults.auth)?.value,
      nested: nested(builder), isValidated: false,
      policies: policies(endpoint, builder.properties),
      bodyXML: endpoint.body?.value.isInline == true
        ? xml.element(named: endpoint.name.value, endpoint.body?.value.inlineXML) : nil)
  }

  private func nested(_ builder: PropertyBuilder) -> [Enumeration] {
    guard context.spec.json == .proto3 else { return builder.nested }
    return builder.nested.map { enumeration in
      var enumeration = enumeration
      enumeration.isNamedInJSON = true
      return enumeration
    }
  }

  private func methodName(_ endpoint: Shared<Endpoint>) -> Identifier {
    NameScope(.methods).unclaimedName(
      endpoint.name, override: endpoint.swiftName, findings: context.findings)
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
    case .multipart(let parts): .multipart(parts.map(\.field.name.value))
    case .raw(let mediaType): .raw(mediaType: mediaType.value)
    case .text(let mediaType): .text(mediaType: mediaType.value)
    case .stream(let element, let framing): .stream(context.types.use(element), framing.value)
    }
  }
}

// MARK: Policies

extension EndpointBuilder {
  private func policies(_ endpoint: Shared<Endpoint>, _ properties: [RequestProperty])
    -> APIPolicies
  {
    let (defaults, own) = (context.spec.defaults.policies, endpoint.policies)
    return APIPolicies(
      retry: (own.retry ?? defaults.retry)?.value, cache: (own.cache ?? defaults.cache)?.value,
      paging: endpoint.paging.map { APIPaging($0.value, endpoint, properties) },
      isLatest: endpoint.latest?.value ?? false,
      idempotencyHeader: endpoint.idempotency?.value,
      isEncrypted: (own.encrypt ?? defaults.encrypt)?.value ?? false)
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
    segments.reduce(into: "") { template, segment in
      template += "/"
      for part in segment.parts { template += part.template }
    }
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
