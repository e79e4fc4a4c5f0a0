import TriwireModel
import TriwireSpec

extension Comparison {
  mutating func compare(_ old: Enumeration, _ new: Enumeration, _ subject: Subject, _ use: Use) {
    compareCodable(old.isCodable, new.isCodable, subject)
    compareMappings(old.json, new.json, subject, use)
    compareProtoNames(old.protoName, new.protoName, of: old.wireName, new.wireName, subject)
    compareSetting(
      .enumerationTypeChanged, "\(old.raw)", "\(new.raw)", subject, callers: .breaking,
      wire: .breaking)
    compareOpenness(old, new, subject, use)
    let cases = Matching(old.cases, new.cases, by: [\.raw, \.name.text])
    for item in cases.removed {
      add(
        .enumerationCaseRemoved, subject.appending(item.raw), "the value is gone",
        callers: .breaking, wire: use.impact(sent: .breaking, received: .none))
    }
    for pair in cases.pairs {
      compare(
        pair.old, pair.new, subject.appending(pair.new.raw), use, new.json ?? self.new.json)
    }
    for item in cases.added { added(item, to: old, subject.appending(item.raw), use) }
  }

  /// An open enumeration keeps values that it doesn't know, and code that switches over one has a
  /// branch for them.
  private mutating func added(
    _ item: Enumeration.Case, to old: Enumeration, _ subject: Subject, _ use: Use
  ) {
    add(
      .enumerationCaseAdded, subject, "the value is new",
      callers: old.isClosed ? .breaking : .additive,
      wire: use.impact(sent: .additive, received: old.isClosed ? .breaking : .additive))
  }

  private mutating func compareOpenness(
    _ old: Enumeration, _ new: Enumeration, _ subject: Subject, _ use: Use
  ) {
    switch (old.isClosed, new.isClosed) {
    case (true, false):
      add(
        .enumerationOpened, subject, "there may be further values now", callers: .breaking,
        wire: use.impact(sent: .additive, received: .breaking))
    case (false, true):
      add(
        .enumerationClosed, subject, "there are no further values now", callers: .breaking,
        wire: use.impact(sent: .breaking, received: .none))
    default: break
    }
  }

  private mutating func compare(
    _ old: Enumeration.Case, _ new: Enumeration.Case, _ subject: Subject, _ use: Use,
    _ mapping: JSONMapping?
  ) {
    compareSetting(
      .wireNameChanged, "'\(old.raw)'", "'\(new.raw)'", subject, what: "the value",
      wire: .breaking)
    compare(swiftName: old.name, new.name, subject)
    compareNumbers(old.number, new.number, subject, use)
    compare(old.documentation, new.documentation, subject)
    guard old.raw == new.raw else { return }
    // In protobuf's own JSON a value travels by this name.
    let impact = mapping == .proto3 ? use.impact(on: .json, .breaking) : .cosmetic
    compareProtoNames(old.protoName, new.protoName, subject, impact)
  }
}
