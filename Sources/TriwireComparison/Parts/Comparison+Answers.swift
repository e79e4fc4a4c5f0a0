import TriwireModel
import TriwireSpec

extension Comparison {
  mutating func compareAnswers(_ old: APIEndpoint, _ new: APIEndpoint, _ subject: Subject) {
    let use = Use.received(Set(old.wires.response + new.wires.response))
    switch (old.response, new.response) {
    case (.content(let before), .content(let after)):
      compareContents(before, after, subject, use)
    case (.detailed(let before), .detailed(let after)): compare(before, after, subject, use)
    case (let before, let after):
      let isKept = before.contents.allSatisfy { content in
        after.contents.contains { isSame(content, $0) }
      }
      add(
        .answerKindChanged, subject, "\(before.text) became \(after.text)", callers: .breaking,
        wire: isKept ? .none : .breaking)
    }
  }

  private mutating func compare(
    _ old: DetailedResponse, _ new: DetailedResponse, _ subject: Subject, _ use: Use
  ) {
    if (old.shared == nil) != (new.shared == nil) {
      add(
        .answerKindChanged, subject,
        "\(old.shared?.text ?? "one case a status") became "
          + "\(new.shared?.text ?? "one case a status")", callers: .breaking)
    }
    compareStatuses(old, new, subject, use)
    compareHeaders(old.headers, new.headers, subject.appending("headers"))
  }

  /// Code tells statuses apart where their contents differ.
  private mutating func compareStatuses(
    _ old: DetailedResponse, _ new: DetailedResponse, _ subject: Subject, _ use: Use
  ) {
    let statuses = Matching(old.cases, new.cases, by: [\.status.text])
    for item in statuses.removed {
      add(
        .answerStatusRemoved, subject.appending(item.status.text), "the status is gone",
        callers: old.shared == nil ? .breaking : .cosmetic)
    }
    for (old, new) in statuses.pairs {
      compareContents(old.content, new.content, subject.appending(new.status.text), use)
    }
    for item in statuses.added {
      add(
        .answerStatusAdded, subject.appending(item.status.text), "the status is new",
        callers: new.shared == nil ? .breaking : .additive, wire: .breaking)
    }
  }

  private mutating func compareHeaders(_ old: [APIField], _ new: [APIField], _ subject: Subject) {
    let headers = Matching(old, new, by: [{ $0.wireName.lowercased() }])
    for header in headers.removed {
      add(
        .answerHeaderRemoved, subject.appending(header.wireName), "the header is gone",
        callers: .breaking, wire: header.isOmissible ? .none : .breaking)
    }
    for (old, new) in headers.pairs {
      compare(old, new, subject.appending(new.wireName), .received([]))
    }
    for header in headers.added {
      add(
        .answerHeaderAdded, subject.appending(header.wireName), "the header is new",
        callers: .additive, wire: .additive)
    }
  }

  // MARK: Failures

  /// A status with contents that another one had before is caught as that one is.
  mutating func compareFailures(_ old: APIEndpoint, _ new: APIEndpoint, _ subject: Subject) {
    let use = Use.received(Set(old.wires.response + new.wires.response))
    let (before, after) = (old.failure.contents, new.failure.contents)
    let statuses = Matching(
      old.failure.statuses, new.failure.statuses, by: [{ $0.pattern.text }])
    for (pattern, content) in statuses.removed {
      let isKept = after.contains { isSame(content, $0) }
      add(
        .errorRemoved, subject.appending(pattern.text), "the error is no longer declared",
        callers: isKept ? .cosmetic : .breaking)
    }
    for (old, new) in statuses.pairs {
      compareContents(old.content, new.content, subject.appending(new.pattern.text), use)
    }
    for (pattern, content) in statuses.added {
      let isKnown = before.contains { isSame($0, content) }
      add(
        .errorAdded, subject.appending(pattern.text), "the error is declared now",
        callers: isKnown ? .additive : .breaking, wire: .additive)
    }
  }
}

extension APIResponse {
  fileprivate var text: String {
    switch self {
    case .content(let content): content.text
    case .detailed: "statuses and headers"
    }
  }
}
