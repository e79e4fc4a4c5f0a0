import TriwireSpec

/// Gives each thing of one scope its Swift name, and reports names that two of them share.
struct NameScope {
  /// How names of a scope come about.
  struct Rule: Sendable {
    /// What the scope names, in the plural: `fields`. Empty where it names things of many kinds.
    var nouns: String
    var derive: @Sendable (String) -> String
    /// Names that generated code needs for itself.
    var reserved: WordSet = []
    /// Names of the namespace that must not be hidden; one set, shared by all scopes that ask for it.
    var outer: Set<String> = []
    /// What a reserved name gets: `hashValue` becomes `hashValueField`.
    var suffix: String
  }

  private let rule: Rule
  /// What has each name, the first that asked for it.
  private var holders: [String: Located<String>] = [:]
  /// What asked for a name later, in order.
  private var rivals: [(name: String, wireName: Located<String>)] = []

  /// - Parameter count: How many names will be asked for, as far as that is known.
  init(_ rule: Rule, count: Int = 0) {
    self.rule = rule
    holders.reserveCapacity(count)
  }

  /// The name of the thing that is called `wireName` in the spec, or of the one it asks for.
  mutating func name(
    _ wireName: Located<String>, override: Located<String>? = nil, findings: Findings
  ) -> Identifier {
    let name = unclaimedName(wireName, override: override, findings: findings)
    claim(name.text, for: wireName)
    return name
  }

  /// The same name, which others may have too.
  func unclaimedName(
    _ wireName: Located<String>, override: Located<String>?, findings: Findings
  ) -> Identifier {
    Identifier(override.map { checked($0, findings) } ?? derived(wireName.value))
  }

  /// The name of a parameter; with the suffix of its place where one of another place has it.
  mutating func name(
    _ field: Field, unlessIn taken: NameScope, suffix: String, findings: Findings
  ) -> Identifier {
    if let override = field.swiftName {
      return name(field.name, override: override, findings: findings)
    }
    let derived = derived(field.name.value)
    let name = taken.isTaken(derived) ? derived + suffix : derived
    claim(name, for: field.name)
    return Identifier(name)
  }

  /// The name that `name(_:)` would derive.
  func derived(_ wireName: String) -> String {
    let name = rule.derive(wireName)
    return isReserved(name) ? name + rule.suffix : name
  }

  func isTaken(_ name: String) -> Bool {
    holders[name] != nil
  }

  mutating func claim(_ name: String, for wireName: Located<String>) {
    guard let first = holders.updateValue(wireName, forKey: name) else { return }
    holders[name] = first
    rivals.append((name, wireName))
  }

  /// One error for each name that several things share, at the second of them. Things that are
  /// called alike in the spec too are no matter of Swift names.
  func reportCollisions(_ findings: Findings) {
    guard !rivals.isEmpty else { return }
    let claims = Dictionary(grouping: rivals, by: \.name).mapValues { $0.map(\.wireName) }
    for (name, later) in claims {
      guard let first = holders[name] else { continue }
      let places = ([first] + later).withDifferentNames
      guard places.count > 1 else { continue }
      let names = places.map { "'\($0.value)'" }.joinedAsProse
      findings.error(
        "\(rule.subject)\(names) have one Swift name, '\(name)'", at: places[1].location,
        suggestion: "give one another name with 'swift:'",
        notes: places.enumerated().filter { $0.offset != 1 }.map {
          Diagnostic.Note("'\($0.element.value)' is here", at: $0.element.location)
        })
    }
  }

  private func isReserved(_ name: String) -> Bool {
    rule.reserved.contains(name) || rule.outer.contains(name)
      || ReservedWords.unusable.contains(name)
  }

  private func checked(_ override: Located<String>, _ findings: Findings) -> String {
    if isReserved(override.value) {
      findings.error(
        "'\(override.value)' can't be used as a name here", at: override.location,
        suggestion: "write '\(override.value)\(rule.suffix)'")
    }
    return override.value
  }
}

extension NameScope.Rule {
  fileprivate var subject: String { nouns.isEmpty ? "" : "the \(nouns) " }
}

extension [Located<String>] {
  /// Each name once, where it stands first.
  fileprivate var withDifferentNames: [Located<String>] {
    var seen: Set<String> = []
    return filter { seen.insert($0.value).inserted }
  }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  var joinedAsProse: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
