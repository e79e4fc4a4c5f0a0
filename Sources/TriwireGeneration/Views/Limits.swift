import TriwireModel

/// The limits of one field, each kind with both of its ends.
struct Limits {
  var number = Bounds<Literal>()
  var length = Bounds<Int>()
  var items = Bounds<Int>()
  var patterns: [String] = []

  struct Bounds<Value> {
    var low: Value?
    var high: Value?
  }

  init(_ limits: [Limit]) {
    for limit in limits { add(limit) }
  }

  private mutating func add(_ limit: Limit) {
    switch limit {
    case .minimum(let value): number.low = value
    case .maximum(let value): number.high = value
    case .minLength(let count): length.low = count
    case .maxLength(let count): length.high = count
    case .minItems(let count): items.low = count
    case .maxItems(let count): items.high = count
    case .pattern(let pattern): patterns.append(pattern)
    }
  }

  /// The limits in words, such as `1 to 64 characters.`; `nil` for none.
  var sentence: String? {
    let bounds = [
      number.words { $0.digits }, length.words(unit: "character"), items.words(unit: "item"),
    ]
    let parts = bounds.compactMap { $0 } + patterns.map { "Matches \(StringLiteral.markdown($0))." }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// The checks as calls of a chain: `.length(min: 1)`, `.pattern("^a")`.
  func checks(in scope: Scope) -> [Code] {
    let bounds = [
      number.call("range") { scope.expression($0) },
      length.call("length") { .text(NumberLiteral.grouped("\($0)")) },
      items.call("items") { .text(NumberLiteral.grouped("\($0)")) },
    ]
    return bounds.compactMap { $0 }
      + patterns.map { .text(".pattern(\(StringLiteral.quoted($0)))") }
  }
}

extension Limits.Bounds {
  func words(_ text: (Value) -> String) -> String? {
    sentence(low.map(text), high.map(text), unit: "")
  }

  fileprivate func sentence(_ low: String?, _ high: String?, unit: String) -> String? {
    switch (low, high) {
    case (let low?, let high?):
      low == high ? "Exactly \(low)\(unit)." : "\(low) to \(high)\(unit)."
    case (let low?, nil): "At least \(low)\(unit)."
    case (nil, let high?): "At most \(high)\(unit)."
    case (nil, nil): nil
    }
  }

  func call(_ name: String, _ code: (Value) -> Code) -> Code? {
    let arguments = [
      low.map { Code.prefixed("min: ", code($0)) }, high.map { Code.prefixed("max: ", code($0)) },
    ].compactMap { $0 }
    return arguments.isEmpty
      ? nil : .group(open: ".\(name)(", arguments, close: .call(")"))
  }
}

extension Limits.Bounds<Int> {
  func words(unit: String) -> String? {
    let noun = (high ?? low) == 1 ? " \(unit)" : " \(unit)s"
    return sentence(low.map { "\($0)" }, high.map { "\($0)" }, unit: noun)
  }
}

extension Literal {
  /// A number as the spec wrote it.
  fileprivate var digits: String {
    switch self {
    case .integer(let text), .floating(let text), .decimal(let text), .text(_, let text): text
    case .newtype(_, let value): value.digits
    case .bool, .string, .enumCase, .emptyList, .emptyMap: ""
    }
  }
}
