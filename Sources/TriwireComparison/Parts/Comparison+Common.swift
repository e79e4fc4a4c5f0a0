import TriwireModel
import TriwireSpec

extension Comparison {
  mutating func compareCommonValues() {
    let values = Matching(
      old.common, new.common, by: [{ "\($0.place) \($0.wireName)" }, \.wireName])
    for value in values.removed {
      add(
        .commonValueRemoved, value.subject, "the value is gone",
        callers: value.isProvided ? .breaking : .none, wire: .breaking)
    }
    for (old, new) in values.pairs { compare(old, new) }
    for value in values.added {
      let isNeeded = !value.type.isOmissible
      let impact: Impact = isNeeded ? .breaking : .additive
      add(
        .commonValueAdded, value.subject,
        isNeeded ? "every request needs it" : "requests may have it",
        callers: value.isProvided ? impact : .none, wire: impact)
    }
    compareOrder(
      old.common.filter(\.isProvided), new.common.filter(\.isProvided), Subject("defaults"),
      of: "what is provided", by: \.name.text)
  }

  private mutating func compare(_ old: CommonValue, _ new: CommonValue) {
    let subject = new.subject
    if old.place != new.place {
      add(
        .commonValueMoved, subject, "it moved from '\(old.place.word)' to '\(new.place.word)'",
        wire: .breaking)
    }
    if old.source != new.source {
      add(
        .commonValueSourceChanged, subject, "\(old.source.text) became \(new.source.text)",
        callers: old.isProvided == new.isProvided ? .none : .breaking,
        wire: old.isProvided && new.isProvided ? .none : .breaking)
    }
    if new.isProvided { compare(swiftName: old.name, new.name, subject) }
    let use = Use.sent(new.place == .body ? requestWires : [])
    compareTypes(old.type, new.type, subject, use)
    compareNumbers(old.number, new.number, subject, use)
    compare(old.xml, new.xml, subject, use, derived: (old.wireName, new.wireName))
    if old.place == new.place { compare(old.style, new.style, subject) }
    compare(old.documentation, new.documentation, subject)
    compareSensitivity(old.isSensitive, new.isSensitive, subject)
  }

  /// Those that common body fields travel on.
  private var requestWires: Set<Wire> {
    Set((old.endpoints + new.endpoints).map(\.wires.request))
  }
}

extension CommonValue {
  fileprivate var isProvided: Bool { source == .provided }

  fileprivate var subject: Subject { Subject("defaults", place.word, wireName) }
}

extension CommonValue.Place {
  fileprivate var word: String {
    switch self {
    case .header: "headers"
    case .query: "query"
    case .body: "body"
    }
  }
}

extension CommonValue.Source {
  fileprivate var text: String {
    switch self {
    case .constant(let literal): "the constant \(literal.text)"
    case .provided: "a value from the app"
    }
  }
}
