import TriwireSpec

/// An envelope needs an answer that can have one, which a message in protobuf can't; a stream of
/// messages does without where the answer is one. A code tells a success or a failure.
enum Envelopes {
  static func check(_ draft: Draft) {
    for envelope in draft.spec.envelopes where envelope.failure == nil {
      checkCodes(envelope, draft.findings)
    }
    checkAnswers(draft)
  }

  private static func checkCodes(_ envelope: Envelope, _ findings: Findings) {
    for error in envelope.errors {
      guard let success = envelope.success.first(where: { $0.value == error.code.value }) else {
        continue
      }
      findings.error(
        "the code '\(error.code.value)' means success", at: error.code.location,
        notes: [Diagnostic.Note("it is a success here", at: success.location)])
    }
  }

  private static func checkAnswers(_ draft: Draft) {
    let common = draft.spec.defaults.policies.envelope
    for (endpoint, built) in zip(draft.endpoints, draft.api.endpoints) {
      guard built.envelope != nil, built.wires.response == [.protobuf], !endpoint.value.isStreamed,
        let envelope = endpoint.policies.envelope ?? common
      else { continue }
      draft.findings.error(
        "the endpoint '\(endpoint.name.value)' is answered in protobuf, which has no envelopes",
        at: endpoint.policies.envelope == nil ? endpoint.name.location : envelope.location,
        suggestion: "write envelope: none")
    }
  }
}

extension Endpoint {
  fileprivate var isStreamed: Bool {
    successes.contains { if case .stream = $0.value { true } else { false } }
  }
}
