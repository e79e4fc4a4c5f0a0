/// Finds the names under which sensitive values travel in the messages of an endpoint.
struct Sensitivity {
  private var types: [TypeName: Holding] = [:]

  /// What a declared type holds by itself.
  private struct Holding {
    var names: Set<String> = []
    var uses: [TypeUse] = []
  }

  static func marked(_ declarations: [Declaration], _ endpoints: [APIEndpoint]) -> [APIEndpoint] {
    let sensitivity = Sensitivity(declarations)
    return endpoints.map { endpoint in
      var endpoint = endpoint
      endpoint.policies.sensitive = sensitivity.names(in: endpoint).sorted()
      return endpoint
    }
  }

  private init(_ declarations: [Declaration]) {
    let hasAny = declarations.compactMap(\.model).contains {
      $0.fields.contains(where: \.isSensitive)
    }
    guard hasAny else { return }
    for declaration in declarations { add(declaration) }
  }

  private mutating func add(_ declaration: Declaration) {
    switch declaration {
    case .model(let model):
      types[TypeName([model.name])] = Holding(
        names: Set(model.fields.flatMap(\.sensitiveNames)), uses: model.fields.map(\.type))
    case .union(let union):
      types[TypeName([union.name])] = Holding(uses: union.cases.map(\.type))
    case .newtype(let newtype):
      types[TypeName([newtype.name])] = Holding(uses: [newtype.type])
    case .alias, .enumeration: break
    }
  }

  /// Parameters are left out, whose names are known when they are written.
  private func names(in endpoint: APIEndpoint) -> Set<String> {
    let members = endpoint.properties.filter { $0.place == .bodyField }.map(\.field)
    let headers = endpoint.response.headers
    let uses =
      endpoint.properties.map(\.field.type) + endpoint.response.contents.compactMap(\.use)
      + endpoint.failure.contents.compactMap(\.use) + endpoint.body.uses
    return names(in: uses).union((members + headers).flatMap(\.sensitiveNames))
  }

  private func names(in uses: [TypeUse]) -> Set<String> {
    if types.isEmpty { return [] }
    var names: Set<String> = []
    var seen: Set<TypeName> = []
    var pending = uses
    while let use = pending.popLast() {
      pending += use.parts
      guard case .named(let name, _, _) = use, seen.insert(name).inserted,
        let holding = types[name]
      else { continue }
      names.formUnion(holding.names)
      pending += holding.uses
    }
    return names
  }
}

extension APIField {
  /// Its names on the wires; none for what isn't sensitive.
  fileprivate var sensitiveNames: [String] {
    isSensitive ? [wireName, xml.name, protoName] : []
  }
}

extension TypeUse {
  /// The types that it is written with.
  fileprivate var parts: [TypeUse] {
    switch self {
    case .scalar, .parameter, .file: []
    case .named(_, _, let arguments): arguments
    case .list(let inner), .optional(let inner), .patch(let inner): [inner]
    case .alias(_, let arguments, let target): arguments + [target]
    case .map(let key, let value): [key, value]
    }
  }
}

extension APIBody? {
  fileprivate var uses: [TypeUse] {
    switch self {
    case .model(let use), .stream(let use, _): [use]
    case nil, .fields, .form, .raw, .text, .multipart: []
    }
  }
}

extension APIContent {
  fileprivate var use: TypeUse? {
    switch self {
    case .value(let use), .stream(let use, _): use
    case .none, .text, .bytes, .file: nil
    }
  }
}

extension APIResponse {
  fileprivate var contents: [APIContent] {
    switch self {
    case .content(let content): [content]
    case .detailed(let response): response.cases.map(\.content)
    }
  }

  fileprivate var headers: [APIField] {
    if case .detailed(let response) = self { response.headers } else { [] }
  }
}

extension APIFailure {
  fileprivate var contents: [APIContent] {
    switch self {
    case .none: []
    case .single(let content, _): [content]
    case .several(let cases, _): cases.map(\.content)
    }
  }
}
