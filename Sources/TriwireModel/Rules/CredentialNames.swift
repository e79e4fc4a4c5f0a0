import TriwireSpec

/// What carries an endpoint's credentials is no parameter too, and no key of its calls.
struct CredentialNames {
  private let endpoint: Shared<Endpoint>
  private let scheme: AuthScheme
  private let draft: Draft

  static func check(_ draft: Draft) {
    let schemes = Dictionary(draft.spec.auth.map { ($0.name.value, $0) }) { first, _ in first }
    let common = draft.spec.defaults.policies.auth
    var reported: Set<String> = []
    for endpoint in draft.endpoints {
      guard let name = (endpoint.policies.auth ?? common)?.value, let scheme = schemes[name] else {
        continue
      }
      let names = CredentialNames(endpoint: endpoint, scheme: scheme, draft: draft)
      names.checkOwn()
      if reported.insert(name).inserted { names.checkCommon() }
    }
  }

  private func checkOwn() {
    for parameter in parameters(endpoint.headers, endpoint.query, endpoint.cookies) {
      report(parameter.field.name)
    }
    if place == .header, let key = endpoint.idempotency, isTaken(key) { report(key) }
  }

  private func checkCommon() {
    let defaults = draft.spec.defaults
    for parameter in parameters(defaults.headers, defaults.query, []) {
      report(parameter.field.name)
    }
  }

  private func parameters(
    _ headers: [Parameter], _ query: [Parameter], _ cookies: [Parameter]
  ) -> [Parameter] {
    let parameters =
      switch place {
      case .header: headers
      case .query: query
      case .cookie: cookies
      }
    return parameters.filter { isTaken($0.field.name) }
  }

  private func report(_ name: Located<String>) {
    draft.findings.error(
      "the auth scheme '\(scheme.name.value)' sends its credentials as '\(name.value)'",
      at: name.location, suggestion: "write auth: none, or leave it out")
  }

  private var place: AuthScheme.KeyPlace {
    if case .apiKey(let place, _) = scheme.kind { place } else { .header }
  }

  /// Names of headers are the same in upper and lower case.
  private func isTaken(_ name: Located<String>) -> Bool {
    let own = if case .apiKey(_, let name) = scheme.kind { name.value } else { "Authorization" }
    return place == .header ? name.value.lowercased() == own.lowercased() : name.value == own
  }
}
