import TriwireSpec

/// A status means one thing: success or failure. What has no body by HTTP's rules holds nothing.
enum Answers {
  static func check(_ draft: Draft) {
    for endpoint in draft.endpoints {
      check(endpoint, draft.findings)
      checkBodies(endpoint, draft.findings)
    }
  }

  /// RFC 9110 section 6.4.1.
  private static func checkBodies(_ endpoint: Shared<Endpoint>, _ findings: Findings) {
    let isHead = endpoint.route.value.method == "HEAD"
    for answer in endpoint.successes where isHead && !answer.value.isNone {
      findings.warning("the answer to a HEAD request has no body", at: answer.location)
    }
    guard !isHead, case .detailed(_, let statuses, _)? = endpoint.returns?.value else { return }
    for answer in statuses where answer.status.value.hasNoBody && !answer.content.value.isNone {
      findings.warning(
        "an answer with the status \(answer.status.value.text) has no body",
        at: answer.content.location)
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

extension ResponseContent {
  fileprivate var isNone: Bool {
    if case .none = self { true } else { false }
  }
}

extension StatusPattern {
  /// Whatever the request was.
  fileprivate var hasNoBody: Bool {
    switch self {
    case .code(let code): code < 200 || [204, 205, 304].contains(code)
    case .group(let group): group == 1
    case .any: false
    }
  }

  /// As a spec writes it.
  fileprivate var text: String {
    switch self {
    case .code(let code): "\(code)"
    case .group(let group): "\(group)xx"
    case .any: "default"
    }
  }
}
