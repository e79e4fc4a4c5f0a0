import TriwireSpec

extension API {
  init(_ context: BuildContext) {
    let spec = context.spec
    name = spec.name.value
    clientName = spec.name.value + "Client"
    doc = DocText.lines(spec.doc ?? "")
    servers = ServerBuilder.build(spec.servers, findings: context.findings)
    json = spec.json
    common = CommonBuilder.build(context)
    auth = Self.auth(context)
    envelopes = EnvelopeBuilder.build(context)
    var types = DeclarationBuilder(context)
    declarations = types.build()
    var endpoints = EndpointBuilder(context)
    self.endpoints = endpoints.build()
    declaredNames = []
    declarations = Recursion.marked(declarations)
    declarations = Messages.marked(declarations, self.endpoints, context)
    declarations = SchemaNames.marked(declarations, context)
    self.endpoints = PageParts.marked(self.endpoints, declarations)
    (declarations, self.endpoints) = Validation.marked(declarations, self.endpoints)
    self.endpoints = Sensitivity.marked(declarations, self.endpoints)
    declaredNames = allTypeNames(context)
  }

  private static func auth(_ context: BuildContext) -> [APIAuthScheme] {
    var names = NameScope(.auth)
    let schemes = context.spec.auth.map { scheme in
      APIAuthScheme(
        wireName: scheme.name.value, name: names.name(scheme.name, findings: context.findings),
        kind: APIAuthScheme.Kind(scheme.kind), documentation: Documentation(scheme.doc))
    }
    names.reportCollisions(context.findings)
    return schemes
  }

  private func allTypeNames(_ context: BuildContext) -> Set<String> {
    var names = context.namespaceNames.subtracting([
      "Swift", "Foundation", "FoundationNetworking", "TriwireRuntime",
    ])
    for declaration in declarations { names.formUnion(declaration.innerNames) }
    for endpoint in endpoints {
      names.formUnion(endpoint.nested.map(\.name.text))
      if let group = endpoint.group { names.insert(group.typeName.text) }
    }
    names.formUnion(servers.flatMap(\.variables).compactMap { $0.choice?.typeName.text })
    return names
  }
}

extension APIAuthScheme.Kind {
  fileprivate init(_ kind: AuthScheme.Kind) {
    switch kind {
    case .bearer: self = .bearer
    case .basic: self = .basic
    case .apiKey(.header, let name): self = .header(name.value)
    case .apiKey(.query, let name): self = .query(name.value)
    case .apiKey(.cookie, let name): self = .cookie(name.value)
    }
  }
}

extension Declaration {
  /// Nested types and generic parameters.
  fileprivate var innerNames: [String] {
    switch self {
    case .model(let model): (model.nested.map(\.name) + model.parameters).map(\.text)
    case .union(let union): union.parameters.map(\.text)
    case .alias(let alias): alias.parameters.map(\.text)
    case .enumeration, .newtype: []
    }
  }
}
