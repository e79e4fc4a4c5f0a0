import TriwireModel

extension Comparison {
  mutating func compareEnvelopes() {
    let envelopes = Matching(old.envelopes, new.envelopes, by: [\.wireName])
    for envelope in envelopes.removed {
      add(
        .envelopeRemoved, Subject("envelopes", envelope.wireName), "the envelope is gone",
        callers: .breaking)
    }
    for (old, new) in envelopes.pairs { compare(old, new) }
    for envelope in envelopes.added {
      add(
        .envelopeAdded, Subject("envelopes", envelope.wireName), "the envelope is new",
        callers: .additive)
    }
  }

  private mutating func compare(_ old: APIEnvelope, _ new: APIEnvelope) {
    let subject = Subject("envelopes", new.wireName)
    compare(swiftName: old.name, new.name, subject)
    compare(old.documentation, new.documentation, subject)
    for (word, before, after) in zip3(APIEnvelope.paths, old.layout, new.layout)
    where before != after {
      add(
        .envelopeChanged, subject, "'\(word)': \(before ?? "none") became \(after ?? "none")",
        wire: .breaking)
    }
    compareCodes(old, new, subject)
    let before = old.refresh.map(\.text).joined(separator: ", ")
    let after = new.refresh.map(\.text).joined(separator: ", ")
    compareSetting(
      .envelopeRefreshChanged, before.isEmpty ? nil : before, after.isEmpty ? nil : after,
      subject, callers: .cosmetic)
  }

  private mutating func compareCodes(_ old: APIEnvelope, _ new: APIEnvelope, _ subject: Subject) {
    let codes = Matching(old.errors, new.errors, by: [\.raw])
    for code in codes.removed {
      add(
        .envelopeCodeRemoved, subject.appending("errors", code.raw),
        "the named code '\(code.name.text)' is gone", callers: .breaking)
    }
    for (old, new) in codes.pairs {
      let subject = subject.appending("errors", new.raw)
      compare(swiftName: old.name, new.name, subject)
      compare(old.documentation, new.documentation, subject)
    }
    for code in codes.added {
      add(
        .envelopeCodeAdded, subject.appending("errors", code.raw),
        "the code has the name '\(code.name.text)' now", callers: .additive)
    }
  }

  private func zip3<A, B, C>(_ a: [A], _ b: [B], _ c: [C]) -> [(A, B, C)] {
    zip(a, zip(b, c)).map { ($0, $1.0, $1.1) }
  }
}

extension APIEnvelope {
  /// The words for the entries of `layout`.
  fileprivate static let paths = ["code", "message", "data", "failure", "success"]

  fileprivate var layout: [String?] {
    [code, message, data, failure].map { $0?.joined(separator: ".") }
      + [success.joined(separator: ", ")]
  }
}
