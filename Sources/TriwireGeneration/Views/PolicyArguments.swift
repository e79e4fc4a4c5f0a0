import TriwireModel
import TriwireSpec

/// What an endpoint's description says about the way its calls are made.
struct PolicyArguments {
  private let policies: APIPolicies
  private let scope: Scope

  init(_ policies: APIPolicies, in scope: Scope) {
    self.policies = policies
    self.scope = scope
  }

  /// One argument for each policy that the spec names.
  var arguments: [Code] {
    [retry, cache, idempotency, latest, encryption, sensitive].compactMap { $0 }
  }

  private var retry: Code? {
    policies.retry.map { retry in
      let causes = retry.on.map { Code.text($0.value.causeMember) }
      return .group(
        open: "retry: \(scope.name(.RetryPolicy))(",
        [
          .text("attempts: \(retry.attempts)"),
          .group(open: "on: [", causes, close: .array("]")),
          .text("backoff: \(retry.backoff.durationMember)"),
        ], close: .call(")"))
    }
  }

  private var cache: Code? {
    switch policies.cache {
    case nil, .some(.none): nil
    case .forever: .text("cache: .forever")
    case .http: .text("cache: .http")
    case .duration(let milliseconds): .text("cache: .lasting(\(milliseconds.durationMember))")
    }
  }

  private var idempotency: Code? {
    policies.idempotencyHeader.map { .text("idempotency: \(StringLiteral.quoted($0))") }
  }

  private var latest: Code? {
    policies.isLatest ? .text("cancelsPredecessor: true") : nil
  }

  private var encryption: Code? {
    policies.isEncrypted ? .text("isEncrypted: true") : nil
  }

  private var sensitive: Code? {
    guard !policies.sensitive.isEmpty else { return nil }
    let names = policies.sensitive.map { Code.text(StringLiteral.quoted($0)) }
    return .group(open: "sensitive: [", names, close: .array("]"))
  }
}

extension Retry.Cause {
  /// `.timeout`, `.status(429)`, `.status(.group(5))`.
  fileprivate var causeMember: String {
    switch self {
    case .timeout: ".timeout"
    case .connection: ".connection"
    case .status(let pattern): ".status(\(pattern.member))"
    }
  }
}

extension Int64 {
  /// Milliseconds as an implicit member of `Duration`.
  var durationMember: String {
    self % 1000 == 0 ? ".seconds(\(self / 1000))" : ".milliseconds(\(self))"
  }
}
