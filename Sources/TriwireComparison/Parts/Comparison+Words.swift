import TriwireModel

extension Comparison {
  /// Doc comments and deprecations.
  mutating func compare(_ old: Documentation, _ new: Documentation, _ subject: Subject) {
    if old.lines != new.lines {
      add(.documentationChanged, subject, "the doc text changed", callers: .cosmetic)
    }
    switch (old.deprecation, new.deprecation) {
    case (nil, .some):
      add(.deprecated, subject, "it is deprecated now", callers: .additive)
    case (.some, nil):
      add(.undeprecated, subject, "it is no longer deprecated", callers: .cosmetic)
    case (let old, let new) where old != new:
      add(
        .documentationChanged, subject, "the words of its deprecation changed",
        callers: .cosmetic)
    default: break
    }
  }

  mutating func compare(swiftName old: Identifier, _ new: Identifier, _ subject: Subject) {
    guard old != new else { return }
    add(
      .swiftNameChanged, subject, "the Swift name '\(old.text)' became '\(new.text)'",
      callers: .breaking)
  }

  /// Arguments of a call keep their order, whatever else becomes of them.
  mutating func compareOrder<Element>(
    _ old: [Element], _ new: [Element], _ subject: Subject, of what: String,
    callers: Impact = .breaking, by key: (Element) -> String
  ) {
    let (before, after) = (old.map(key), new.map(key))
    let shared = Set(before).intersection(after)
    guard before.filter(shared.contains) != after.filter(shared.contains) else { return }
    add(.orderChanged, subject, "the order of \(what) changed", callers: callers)
  }

  /// A setting: what it was and what it is, as specs write it.
  ///
  /// - Parameter what: The setting, where neither subject nor value tell.
  mutating func compareSetting(
    _ kind: ChangeKind, _ old: String?, _ new: String?, _ subject: Subject, what: String = "",
    callers: Impact = .none, wire: Impact = .none
  ) {
    guard old != new else { return }
    let start = what.isEmpty ? "" : what + " "
    add(
      kind, subject, "\(start)\(old ?? "none") became \(new ?? "none")", callers: callers,
      wire: wire)
  }
}
