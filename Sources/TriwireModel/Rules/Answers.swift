import TriwireSpec

/// A status means one thing: success or failure.
enum Answers {
  static func check(_ draft: Draft) {
    for endpoint in draft.endpoints {
      check(endpoint, draft.findings)
    }
  }

  private static func check(_ endpoint: Shared<Endpoint>, _ findings: Findings) {
    guard case .detailed(_, let statuses, _)? = endpoint.returns?.value else { return }
    let successes = Dictionary(
      statuses.map { ($0.status.value, $0.status.location) }
    ) { first, _ in first }
    for failure in endpoint.policies.errors {
      guard let success = successes[failure.status.value] else { continue }
      findings.error(
        "the status \(failure.status.value.text) is returned and an error",
        at: failure.status.location,
        notes: [Diagnostic.Note("it is returned here", at: success)])
    }
  }
}

extension StatusPattern {
  /// As a spec writes it.
  fileprivate var text: String {
    switch self {
    case .code(let code): "\(code)"
    case .group(let group): "\(group)xx"
    case .any: "default"
    }
  }
}
