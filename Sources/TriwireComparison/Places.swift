import TriwireModel
import TriwireSpec

/// Where a spec says what.
struct Places {
  private var locations: [Subject: Location] = [:]

  init(_ edition: Edition) {
    let spec = edition.spec
    add(.api, spec.name.location)
    for (server, built) in zip(spec.servers, edition.api.servers) { add(server, built) }
    addDefaults(spec.defaults)
    for scheme in spec.auth { add(Subject("auth", scheme.name.value), scheme.name.location) }
    spec.envelopes.forEach { add($0) }
    spec.endpoints.forEach { add($0, spec.defaults.policies) }
    spec.types.forEach { add($0) }
  }

  subscript(subject: Subject) -> Location? { locations[subject] }

  /// The place of the closest thing around a subject.
  func nearest(to subject: Subject) -> Location? {
    var next: Subject? = subject
    while let subject = next {
      if let location = locations[subject] { return location }
      next = subject.parent
    }
    return nil
  }

  private mutating func add(_ subject: Subject, _ location: Location?) {
    guard let location, locations[subject] == nil else { return }
    locations[subject] = location
  }
}

// MARK: The API as a whole

extension Places {
  private mutating func add(_ server: Server, _ built: APIServer) {
    let subject = Subject("servers", built.name.text)
    add(subject, server.name.location)
    for (variable, built) in zip(server.variables, built.variables) {
      add(subject.appending(built.name.text), variable.name.location)
    }
  }

  private mutating func addDefaults(_ defaults: Defaults) {
    let subject = Subject("defaults")
    add(defaults.headers.map(\.field), subject.appending("headers"))
    add(defaults.query.map(\.field), subject.appending("query"))
    add(defaults.body.map(\.field), subject.appending("body"))
  }

  private mutating func add(_ envelope: Envelope) {
    let subject = Subject("envelopes", envelope.name.value)
    add(subject, envelope.name.location)
    for error in envelope.errors {
      add(subject.appending("errors", error.code.value), error.name.location)
    }
  }
}

// MARK: Endpoints

extension Places {
  private mutating func add(_ endpoint: Endpoint, _ defaults: Policies) {
    let subject = Subject.endpoint(endpoint.name.value)
    add(subject, endpoint.name.location)
    add(subject.appending("route"), endpoint.route.location)
    add(subject.appending("group"), endpoint.group?.location)
    add(endpoint.path.map(\.field), subject.appending("path"))
    add(endpoint.query.map(\.field), subject.appending("query"))
    add(endpoint.headers.map(\.field), subject.appending("headers"))
    add(endpoint.cookies.map(\.field), subject.appending("cookies"))
    addBody(endpoint, subject.appending("body"))
    addReturns(endpoint, subject.appending("returns"))
    add(subject.appending("accept"), endpoint.accept?.location)
    add(subject.appending("contentType"), endpoint.contentType?.location)
    add(subject.appending("paging"), endpoint.paging?.location)
    add(subject.appending("latest"), endpoint.latest?.location)
    add(subject.appending("idempotency"), endpoint.idempotency?.location)
    for policies in [endpoint.policies, defaults] { add(policies, subject) }
  }

  private mutating func add(_ policies: Policies, _ subject: Subject) {
    add(subject.appending("timeout"), policies.timeout?.location)
    add(subject.appending("retry"), policies.retry?.location)
    add(subject.appending("envelope"), policies.envelope?.location)
    add(subject.appending("auth"), policies.auth?.location)
    add(subject.appending("cache"), policies.cache?.location)
    add(subject.appending("encrypt"), policies.encrypt?.location)
    add(
      subject.appending("wire"),
      policies.wire?.request?.location ?? policies.wire?.response.first?.location)
    for error in policies.errors {
      add(subject.appending("errors", error.status.value.text), error.status.location)
    }
  }

  private mutating func addBody(_ endpoint: Endpoint, _ subject: Subject) {
    guard let body = endpoint.body else { return }
    add(subject, body.location)
    switch body.value {
    case .fields(let inline): add(inline.fields, subject)
    case .form(let parameters): add(parameters.map(\.field), subject)
    case .multipart(let parts): add(parts.map(\.field), subject)
    case .type, .raw, .text, .stream: break
    }
  }

  private mutating func addReturns(_ endpoint: Endpoint, _ subject: Subject) {
    guard let returns = endpoint.returns else { return }
    add(subject, returns.location)
    guard case .detailed(_, let statuses, let headers) = returns.value else { return }
    for status in statuses.map(\.status) {
      add(subject.appending(status.value.text), status.location)
    }
    add(headers.map(\.field), subject.appending("headers"))
  }
}

// MARK: Types

extension Places {
  private mutating func add(_ type: TypeDeclaration) {
    let subject = Subject.type(type.name.value)
    add(subject, type.name.location)
    switch type.kind {
    case .model(let body): add(body.fields, subject)
    case .enumeration(let body): add(body, subject)
    case .union(let body):
      for item in body.cases { add(subject.appending(item.name.value), item.name.location) }
    case .alias, .newtype: break
    }
  }

  /// Under the spec's name, and under the name in JSON where that differs.
  private mutating func add(_ fields: [Field], _ subject: Subject) {
    for field in fields {
      let own = subject.appending(field.name.value)
      add(own, field.name.location)
      if case .enumeration(let body, _) = field.type { add(body, own) }
      if let name = field.json?.name { add(subject.appending(name.value), field.name.location) }
    }
  }

  private mutating func add(_ body: EnumBody, _ subject: Subject) {
    for value in body.values { add(subject.appending(value.raw.value), value.name.location) }
  }
}

extension StatusPattern {
  /// As specs write it.
  var text: String {
    switch self {
    case .code(let code): "\(code)"
    case .group(let group): "\(group)xx"
    case .any: "default"
    }
  }
}
