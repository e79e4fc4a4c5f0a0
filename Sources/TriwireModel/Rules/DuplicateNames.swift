import TriwireSpec

/// Names that a file and the files it includes declare twice; within one file the reader sees them.
enum DuplicateNames {
  static func check(_ draft: Draft) {
    let spec = draft.spec
    check(spec.types.map(\.name), "type", draft.findings)
    check(spec.endpoints.map(\.name), "endpoint", draft.findings)
    check(spec.auth.map(\.name), "auth scheme", draft.findings)
    check(spec.envelopes.map(\.name), "envelope", draft.findings)
    for envelope in spec.envelopes {
      check(envelope.errors.map(\.code), "code", draft.findings)
      check(envelope.errors.map(\.name), "named error", draft.findings)
    }
  }

  private static func check(_ names: [Located<String>], _ noun: String, _ findings: Findings) {
    findings.reportRepeated(names) { name, first in
      Diagnostic(
        .error, "the \(noun) '\(name.value)' is declared twice", at: name.location,
        notes: [Diagnostic.Note("it was declared here first", at: first.location)])
    }
  }
}

extension Findings {
  /// One finding for each name that came before.
  func reportRepeated(
    _ names: [Located<String>],
    _ diagnostic: (_ name: Located<String>, _ first: Located<String>) -> Diagnostic
  ) {
    var seen: [String: Located<String>] = [:]
    for name in names {
      if let first = seen[name.value] {
        add(diagnostic(name, first))
      } else {
        seen[name.value] = name
      }
    }
  }
}
