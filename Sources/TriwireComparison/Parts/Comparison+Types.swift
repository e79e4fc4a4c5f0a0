import TriwireModel
import TriwireSpec

extension Comparison {
  /// The type of a field, a parameter or an answer. Where only what may be absent differs, that is
  /// the change.
  mutating func compareTypes(
    _ old: TypeUse, _ new: TypeUse, _ subject: Subject, _ use: Use
  ) {
    let (before, after) = (old.withoutOptional, new.withoutOptional)
    guard oldTypes.swiftText(before) == newTypes.swiftText(after) else {
      // A newtype travels as what it holds.
      let isSame =
        oldTypes.wireText(old, use, opensNewtypes: true)
        == newTypes.wireText(new, use, opensNewtypes: true)
      return add(
        .typeChanged, subject, "\(old.text) became \(new.text)", callers: .breaking,
        wire: isSame ? .none : .breaking)
    }
    // What became of a declared type is said there.
    let isSame =
      oldTypes.wireText(before, use, opensNewtypes: false)
      == newTypes.wireText(after, use, opensNewtypes: false)
    if !isSame {
      add(.wireFormChanged, subject, "\(before.text) became \(after.text)", wire: .breaking)
    }
    compareOptionality(old.isOptional, new.isOptional, subject, use)
  }

  private mutating func compareOptionality(
    _ wasOptional: Bool, _ isOptional: Bool, _ subject: Subject, _ use: Use
  ) {
    switch (wasOptional, isOptional) {
    case (false, true):
      add(
        .madeOptional, subject, "it may be absent now",
        callers: use.impact(sent: .additive, received: .breaking),
        wire: use.impact(sent: .additive, received: .breaking))
    case (true, false):
      add(
        .madeRequired, subject, "it is required now", callers: .breaking,
        wire: use.impact(sent: .breaking, received: .additive))
    default: break
    }
  }

  mutating func compareSensitivity(_ old: Bool, _ new: Bool, _ subject: Subject) {
    compareSetting(
      .sensitivityChanged, old ? "sensitive" : "not sensitive",
      new ? "sensitive" : "not sensitive", subject, callers: .cosmetic)
  }

  /// What a body holds, as a whole.
  mutating func compareContents(
    _ old: APIContent, _ new: APIContent, _ subject: Subject, _ use: Use
  ) {
    switch (old, new) {
    case (.value(let before), .value(let after)): compareTypes(before, after, subject, use)
    case (.stream(let before, let framing), .stream(let after, let newFraming)):
      compareTypes(before, after, subject, use)
      compareSetting(
        .framingChanged, framing.rawValue, newFraming.rawValue, subject, wire: .breaking)
    case (let before, let after) where before != after:
      add(
        .answerKindChanged, subject, "\(before.text) became \(after.text)", callers: .breaking,
        wire: .breaking)
    default: break
    }
  }

  /// Whether two contents are the same in Swift.
  func isSame(_ old: APIContent, _ new: APIContent) -> Bool {
    guard let before = old.type, let after = new.type else { return old == new }
    return oldTypes.swiftText(before) == newTypes.swiftText(after)
  }
}
