import TriwireModel
import TriwireSpec

extension Comparison {
  /// What happens around a call.
  mutating func comparePolicies(_ old: APIEndpoint, _ new: APIEndpoint, _ subject: Subject) {
    let (before, after) = (old.policies, new.policies)
    compareSetting(
      .timeoutChanged, old.timeout.map { "\($0)ms" }, new.timeout.map { "\($0)ms" },
      subject.appending("timeout"), callers: .cosmetic)
    compareSetting(
      .retryChanged, before.retry?.text, after.retry?.text, subject.appending("retry"),
      callers: .cosmetic)
    compareSetting(
      .cacheChanged, before.cache.flatMap(\.text), after.cache.flatMap(\.text),
      subject.appending("cache"), callers: .cosmetic)
    compareSetting(
      .latestChanged, "\(before.isLatest)", "\(after.isLatest)", subject.appending("latest"),
      callers: .cosmetic)
    comparePaging(before.paging, after.paging, subject.appending("paging"))
    compareSecurity(old, new, subject)
  }

  private mutating func compareSecurity(
    _ old: APIEndpoint, _ new: APIEndpoint, _ subject: Subject
  ) {
    let (before, after) = (old.policies, new.policies)
    compareSetting(
      .idempotencyChanged, before.idempotencyHeader, after.idempotencyHeader,
      subject.appending("idempotency"),
      wire: before.idempotencyHeader == nil ? .additive : .breaking)
    compareSetting(
      .encryptionChanged, "\(before.isEncrypted)", "\(after.isEncrypted)",
      subject.appending("encrypt"), wire: .breaking)
    compareSetting(
      .envelopeUseChanged, old.envelope?.text, new.envelope?.text, subject.appending("envelope"),
      wire: .breaking)
    compareSetting(
      .authUseChanged, old.auth, new.auth, subject.appending("auth"),
      wire: new.auth == nil ? .additive : .breaking)
  }

  private mutating func comparePaging(
    _ old: APIPaging?, _ new: APIPaging?, _ subject: Subject
  ) {
    switch (old, new) {
    case (nil, .some):
      add(.pagingAdded, subject, "its pages can be walked now", callers: .additive)
    case (.some, nil):
      add(.pagingRemoved, subject, "its pages can't be walked any longer", callers: .breaking)
    case (let old?, let new?) where old != new:
      add(
        .pagingChanged, subject, "its pages are walked in another way",
        callers: old.items == new.items ? .cosmetic : .breaking, wire: .breaking)
    default: break
    }
  }
}

extension Retry {
  fileprivate var text: String {
    let causes = on.map { cause in
      switch cause.value {
      case .timeout: "timeout"
      case .connection: "connection"
      case .status(let pattern): pattern.text
      }
    }
    return "\(attempts) attempts on \(causes.joined(separator: ", ")) from \(backoff)ms"
  }
}

extension Cache {
  fileprivate var text: String? {
    switch self {
    case .none: nil
    case .forever: "forever"
    case .http: "http"
    case .duration(let milliseconds): "\(milliseconds)ms"
    }
  }
}
