import TriwireSpec
import TriwireSpelling

/// Auth schemes, envelopes and refreshing codes that are named are declared.
enum PolicyNames {
  static func check(_ draft: Draft) {
    let spec = draft.spec
    let (auth, envelopes) = (spec.auth.map(\.name.value), spec.envelopes.map(\.name.value))
    let names = (Set(auth), Set(envelopes))
    for policies in [spec.defaults.policies] + spec.endpoints.map(\.policies) {
      check(policies.auth?.present, in: names.0, "auth scheme", draft.findings)
      check(policies.envelope?.present, in: names.1, "envelope", draft.findings)
    }
    for envelope in spec.envelopes {
      let codes = Set(envelope.errors.map(\.name.value))
      for name in envelope.refresh {
        check(name, in: codes, "named error", draft.findings)
      }
    }
  }

  private static func check(
    _ name: Located<String>?, in known: Set<String>, _ noun: String, _ findings: Findings
  ) {
    guard let name, !known.contains(name.value) else { return }
    findings.error(
      "there is no \(noun) '\(name.value)'", at: name.location,
      suggestion: NearestName(of: known.sorted(), to: name.value)?.suggestion)
  }
}

extension Located<String?> {
  fileprivate var present: Located<String>? {
    value.map { Located<String>($0, at: location) }
  }
}
