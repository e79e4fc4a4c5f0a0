import TriwireModel
import TriwireSpec

extension Comparison {
  /// A field or a parameter that is in both.
  mutating func compare(_ old: APIField, _ new: APIField, _ subject: Subject, _ use: Use) {
    compareSetting(
      .wireNameChanged, "'\(old.wireName)'", "'\(new.wireName)'", subject,
      what: "the name on the wire", wire: .breaking)
    compare(swiftName: old.name, new.name, subject)
    compareTypes(old.type, new.type, subject, use)
    compareDefaults(old, new, subject, use)
    compareLimits(old.limits, new.limits, subject, use)
    compare(old.documentation, new.documentation, subject)
    compareSensitivity(old.isSensitive, new.isSensitive, subject)
    compareProtobuf(old, new, subject, use)
    compare(old.xml, new.xml, subject, use, derived: (old.protoName, new.protoName))
  }

  mutating func compareNumbers(_ old: Int?, _ new: Int?, _ subject: Subject, _ use: Use) {
    compareSetting(
      .numberChanged, old.map(String.init), new.map(String.init), subject, what: "the number",
      wire: use.impact(on: .protobuf, .breaking))
  }

  private mutating func compareProtobuf(
    _ old: APIField, _ new: APIField, _ subject: Subject, _ use: Use
  ) {
    compareNumbers(old.number, new.number, subject, use)
    // Every reader of protobuf takes both.
    compareSetting(
      .packingChanged, old.isPacked ? "packed" : "not packed",
      new.isPacked ? "packed" : "not packed", subject, wire: .cosmetic)
    let isRenamed = old.wireName != new.wireName
    if !isRenamed { compareProtoNames(old.protoName, new.protoName, subject, .cosmetic) }
  }

  mutating func compareProtoNames(
    _ old: String, _ new: String, _ subject: Subject, _ wire: Impact
  ) {
    compareSetting(
      .protoNameChanged, "'\(old)'", "'\(new)'", subject, what: "the name in protobuf", wire: wire)
  }

  private mutating func compareDefaults(
    _ old: APIField, _ new: APIField, _ subject: Subject, _ use: Use
  ) {
    // A list or a map is empty by default, whether the spec says so or not.
    guard !old.type.isOmissible, !new.type.isOmissible else { return }
    switch (old.defaultValue, new.defaultValue) {
    case (nil, let value?):
      add(
        .defaultAdded, subject, "absent now means \(value.text)", callers: .additive,
        wire: use.impact(sent: .additive, received: .breaking))
    case (let value?, nil):
      add(
        .defaultRemoved, subject, "absent no longer means \(value.text)",
        callers: use.impact(sent: .breaking, received: .cosmetic),
        wire: use.impact(sent: .breaking, received: .none))
    case (let before?, let after?) where before != after:
      add(
        .defaultChanged, subject, "absent means \(after.text) instead of \(before.text)",
        callers: .breaking)
    default: break
    }
  }
}

extension Literal {
  /// As specs write it, texts in quotes.
  var text: String {
    switch self {
    case .bool(let value): "\(value)"
    case .integer(let text), .floating(let text), .decimal(let text): text
    case .string(let text), .text(_, let text): "'\(text)'"
    case .enumCase(let name): "'\(name.text)'"
    case .newtype(_, let value): value.text
    case .emptyList: "[]"
    case .emptyMap: "{}"
    }
  }
}
