import TriwireModel

extension Comparison {
  /// Unions are open, as enumerations are unless they are closed.
  mutating func compare(_ old: Union, _ new: Union, _ subject: Subject, _ use: Use) {
    compareParameters(old.parameters, new.parameters, subject)
    compareCodable(old.isCodable, new.isCodable, subject)
    compareMappings(old.json, new.json, subject, use)
    compareProtoNames(old.protoName, new.protoName, of: old.wireName, new.wireName, subject)
    compare(old.xml, new.xml, subject, use, derived: (old.wireName, new.wireName))
    compareSetting(
      .unionStyleChanged, old.style.text, new.style.text, subject, wire: .breaking)
    let cases = Matching(old.cases, new.cases, by: [\.wireName, \.name.text])
    for item in cases.removed {
      add(
        .unionCaseRemoved, subject.appending(item.wireName), "the case is gone",
        callers: .breaking, wire: use.impact(sent: .breaking, received: .none))
    }
    for (old, new) in cases.pairs { compare(old, new, subject.appending(new.wireName), use) }
    for item in cases.added {
      add(
        .unionCaseAdded, subject.appending(item.wireName), "the case is new", callers: .additive,
        wire: .additive)
    }
    compareCaseOrder(old, new, subject)
  }

  private mutating func compare(
    _ old: Union.Case, _ new: Union.Case, _ subject: Subject, _ use: Use
  ) {
    compareSetting(
      .wireNameChanged, "'\(old.wireName)'", "'\(new.wireName)'", subject,
      what: "the name on the wire", wire: .breaking)
    compare(swiftName: old.name, new.name, subject)
    compareTypes(old.type, new.type, subject, use)
    compareNumbers(old.number, new.number, subject, use)
    compare(old.xml, new.xml, subject, use, derived: (old.wireName, new.wireName))
    compare(old.documentation, new.documentation, subject)
  }

  /// Without tags the first case that fits is taken.
  private mutating func compareCaseOrder(_ old: Union, _ new: Union, _ subject: Subject) {
    guard old.style == .untagged, new.style == .untagged else { return }
    let (before, after) = (old.cases.map(\.wireName), new.cases.map(\.wireName))
    let shared = Set(before).intersection(after)
    guard before.filter(shared.contains) != after.filter(shared.contains) else { return }
    add(
      .unionOrderChanged, subject, "the order in which its cases are tried changed",
      callers: .breaking)
  }
}

extension Union.Style {
  fileprivate var text: String {
    switch self {
    case .keyed: "a key for each case"
    case .discriminated(let name): "the tag '\(name)'"
    case .untagged: "no tag"
    }
  }
}
