package import TriwireSpec

/// What a spec may say, and rules check, but generation writes no code for yet.
package enum UngeneratedFeatures {
  /// An error where code without the feature would have another signature or speak another wire, a
  /// warning where a call would only lack a policy. In the order of the spec.
  package static func find(in spec: Spec) -> [Diagnostic] {
    let found =
      policies(spec.defaults.policies) + spec.envelopes.flatMap(refresh)
      + spec.endpoints.flatMap(endpoint) + spec.sensitivities.map(sensitive)
    return found.compactMap { $0 }.sorted(first: spec.name.location.path)
  }

  private static func endpoint(_ endpoint: Endpoint) -> [Diagnostic?] {
    policies(endpoint.policies) + [body(endpoint.body)] + contents(endpoint).map(content) + [
      lacking(endpoint.paging.map(\.location), "pages are not walked yet: 'paging' is left out"),
      lacking(
        endpoint.latest.presentLocation, "calls don't cancel each other yet: 'latest' is left out"),
      lacking(
        endpoint.idempotency.map(\.location),
        "no idempotency key is sent yet: 'idempotency' is left out"),
    ]
  }

  private static func policies(_ policies: Policies) -> [Diagnostic?] {
    [
      refusing(policies.encrypt.presentLocation, "encrypted bodies"),
      lacking(
        policies.retry?.presentLocation, "calls are not retried yet: 'retry' is left out"),
      lacking(
        policies.cache.flatMap { $0.value == .none ? nil : $0.location },
        "answers are not cached yet: 'cache' is left out"),
    ]
  }

  private static func body(_ body: Located<Body>?) -> Diagnostic? {
    switch body?.value {
    case .stream(_, let framing):
      refusing(framing.undelimitedLocation, "bodies that are streams of JSON")
    default: nil
    }
  }

  private static func content(_ content: Located<ResponseContent>) -> Diagnostic? {
    switch content.value {
    case .stream(_, let framing):
      refusing(framing.undelimitedLocation, "answers that are streams of JSON")
    default: nil
    }
  }

  private static func contents(_ endpoint: Endpoint) -> [Located<ResponseContent>] {
    guard let returns = endpoint.returns else { return [] }
    return switch returns.value {
    case .content(let content): [Located(content, at: returns.location)]
    case .detailed(let content, let statuses, _):
      [content].compactMap { $0 } + statuses.map(\.content)
    }
  }

  private static func sensitive(_ isSensitive: Located<Bool>) -> Diagnostic? {
    lacking(
      isSensitive.value ? isSensitive.location : nil,
      "values are not kept out of error texts yet: 'sensitive' is left out")
  }

  private static func refresh(_ envelope: Envelope) -> [Diagnostic?] {
    [
      lacking(
        envelope.refresh.first?.location,
        "tokens are not asked for anew yet: 'refresh' is left out")
    ]
  }

  private static func refusing(_ location: Location?, _ what: String) -> Diagnostic? {
    location.map { Diagnostic(.error, "no code is generated yet for \(what)", at: $0) }
  }

  private static func lacking(_ location: Location?, _ message: String) -> Diagnostic? {
    location.map { Diagnostic(.warning, message, at: $0) }
  }
}

extension Located<Framing> {
  /// Where messages other than those of protobuf are framed.
  fileprivate var undelimitedLocation: Location? { value == .delimited ? nil : location }
}

extension Located<Bool>? {
  /// Where `true` was written.
  fileprivate var presentLocation: Location? {
    flatMap { $0.value ? $0.location : nil }
  }
}

extension Located<Retry?> {
  /// Where anything but `none` was written.
  fileprivate var presentLocation: Location? { value == nil ? nil : location }
}

extension Spec {
  /// All that fields and parameters say about being sensitive.
  fileprivate var sensitivities: [Located<Bool>] {
    let common = defaults.headers + defaults.query + defaults.body
    return common.compactMap(\.field.isSensitive) + endpoints.flatMap(\.sensitivities)
      + types.flatMap(\.sensitivities)
  }
}

extension Endpoint {
  fileprivate var sensitivities: [Located<Bool>] {
    let parameters = [path, query, headers, cookies].flatMap { $0.compactMap(\.field.isSensitive) }
    return switch body?.value {
    case .fields(let body): parameters + body.fields.compactMap(\.isSensitive)
    case .form(let fields): parameters + fields.compactMap(\.field.isSensitive)
    default: parameters
    }
  }
}

extension TypeDeclaration {
  fileprivate var sensitivities: [Located<Bool>] {
    if case .model(let body) = kind { body.fields.compactMap(\.isSensitive) } else { [] }
  }
}
