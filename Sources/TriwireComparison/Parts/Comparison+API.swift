import TriwireModel

extension Comparison {
  /// What stands around endpoints and types.
  mutating func compareAPIs() {
    if old.name != new.name {
      add(.apiRenamed, .api, "'\(old.name)' became '\(new.name)'", callers: .breaking)
    }
    if old.doc != new.doc {
      add(.documentationChanged, .api, "the doc text changed", callers: .cosmetic)
    }
    compareServers()
    compareCommonValues()
    compareAuthSchemes()
    compareEnvelopes()
  }

  private mutating func compareAuthSchemes() {
    let schemes = Matching(old.auth, new.auth, by: [\.wireName])
    for scheme in schemes.removed {
      add(
        .authSchemeRemoved, Subject("auth", scheme.wireName), "the scheme is gone",
        callers: .breaking)
    }
    for (old, new) in schemes.pairs {
      let subject = Subject("auth", new.wireName)
      compare(old.documentation, new.documentation, subject)
      if old.kind != new.kind {
        let isOther = (old.kind == .basic) != (new.kind == .basic)
        add(
          .authSchemeChanged, subject, "\(old.kind.text) became \(new.kind.text)",
          callers: isOther ? .breaking : .none, wire: .breaking)
      }
    }
    for scheme in schemes.added {
      add(
        .authSchemeAdded, Subject("auth", scheme.wireName), "the scheme is new",
        callers: .additive)
    }
  }
}

// MARK: Servers

extension Comparison {
  private mutating func compareServers() {
    let servers = Matching(old.servers, new.servers, by: [\.name.text])
    for server in servers.removed {
      add(
        .serverRemoved, Subject("servers", server.name.text), "the server is gone",
        callers: .breaking)
    }
    for (old, new) in servers.pairs { compare(old, new) }
    for server in servers.added {
      add(
        .serverAdded, Subject("servers", server.name.text), "the server is new",
        callers: .additive)
    }
    if let first = old.servers.first?.name, let now = new.servers.first?.name, first != now {
      add(
        .defaultServerChanged, Subject("servers", now.text),
        "the default is '\(now.text)' instead of '\(first.text)'", callers: .breaking)
    }
  }

  private mutating func compare(_ old: APIServer, _ new: APIServer) {
    let subject = Subject("servers", new.name.text)
    compare(old.documentation, new.documentation, subject)
    compareSetting(.serverURLChanged, old.pattern, new.pattern, subject, wire: .breaking)
    let variables = Matching(old.variables, new.variables, by: [\.name.text])
    // A server without variables is a constant, one with some a function.
    let isOther = old.variables.isEmpty != new.variables.isEmpty
    for variable in variables.removed {
      add(
        .serverVariableRemoved, subject.appending(variable.name.text), "the variable is gone",
        callers: .breaking)
    }
    for (old, new) in variables.pairs { compare(old, new, subject.appending(new.name.text)) }
    for variable in variables.added {
      add(
        .serverVariableAdded, subject.appending(variable.name.text), "the variable is new",
        callers: isOther ? .breaking : .additive)
    }
    compareOrder(
      old.variables, new.variables, subject, of: "its variables", by: \.name.text)
  }

  private mutating func compare(
    _ old: APIServer.Variable, _ new: APIServer.Variable, _ subject: Subject
  ) {
    compareSetting(
      .serverVariableDefaultChanged, "'\(old.defaultValue)'", "'\(new.defaultValue)'", subject,
      callers: .breaking)
    guard old.choice != new.choice else { return }
    let (before, after) = (old.values, new.values)
    let keeps = before != nil && after != nil && Set(after ?? []).isSuperset(of: before ?? [])
    compareSetting(
      .serverVariableValuesChanged, before?.joined(separator: ", ") ?? "any text",
      after?.joined(separator: ", ") ?? "any text", subject,
      callers: keeps ? .additive : .breaking)
  }
}

extension APIServer {
  fileprivate var pattern: String {
    url.map { piece in
      switch piece {
      case .text(let text): text
      case .variable(let name): "{\(name.text)}"
      }
    }.joined()
  }
}

extension APIServer.Variable {
  /// `nil`: any text.
  fileprivate var values: [String]? { choice?.cases.map(\.raw) }
}

extension APIAuthScheme.Kind {
  fileprivate var text: String {
    switch self {
    case .bearer: "bearer"
    case .basic: "basic"
    case .header(let name): "the header '\(name)'"
    case .query(let name): "the query parameter '\(name)'"
    case .cookie(let name): "the cookie '\(name)'"
    }
  }
}
