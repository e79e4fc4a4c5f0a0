import TriwireSpec

/// Headers that a client or the transport writes by itself are not parameters, and no header,
/// cookie or query parameter is sent twice.
enum HeaderNames {
  static func check(_ draft: Draft) {
    let common = draft.spec.defaults.headers
    for parameter in common { checkName(parameter.field.name, "a parameter", draft.findings) }
    checkRepeated(common, draft.findings)
    for case .apiKey(.header, let name) in draft.spec.auth.map(\.kind) {
      checkName(name, "a credential", draft.findings)
    }
    for endpoint in draft.endpoints { check(endpoint, common, draft.findings) }
  }

  private static func check(
    _ endpoint: Shared<Endpoint>, _ common: [Parameter], _ findings: Findings
  ) {
    for parameter in endpoint.headers { checkName(parameter.field.name, "a parameter", findings) }
    checkRepeated(endpoint.headers, findings)
    guard let key = endpoint.idempotency else { return }
    checkName(key, "a key of calls", findings)
    let name = key.value.lowercased()
    guard let other = common.first(where: { $0.field.name.value.lowercased() == name }) else {
      return
    }
    let note = Diagnostic.Note(
      "'defaults' adds it to every request here", at: other.field.name.location)
    findings.error(
      "the header '\(key.value)' is a common one too", at: key.location, notes: [note])
  }

  private static func checkName(_ name: Located<String>, _ use: String, _ findings: Findings) {
    guard let reason = managed[name.value.lowercased()] else { return }
    findings.error("the header '\(name.value)' can't be \(use): \(reason)", at: name.location)
  }

  /// Names of headers are the same in upper and lower case.
  private static func checkRepeated(
    _ parameters: [Parameter], _ findings: Findings
  ) {
    let names = parameters.map {
      Located($0.field.name.value.lowercased(), at: $0.field.name.location)
    }
    findings.reportRepeated(names) { name, first in
      Diagnostic(
        .error, "the header '\(name.value)' is there twice: names of headers ignore case",
        at: name.location, notes: [Diagnostic.Note("it was first here", at: first.location)])
    }
  }

  private static let managed = [
    "host": "it follows from the server",
    "content-length": "it follows from the body",
    "content-type": "it follows from 'body' and 'wire', or is said with 'contentType'",
    "transfer-encoding": "the transport writes it",
    "connection": "the transport writes it",
    "keep-alive": "the transport writes it",
    "upgrade": "the transport writes it",
    "te": "the transport writes it",
    "trailer": "the transport writes it",
    "cookie": "cookies are declared under 'cookies'",
    "accept": "it follows from 'wire', or is said with 'accept'",
  ]
}
