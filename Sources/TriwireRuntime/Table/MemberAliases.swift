/// Further names under which members of a JSON object are found: the other spelling of a field's name,
/// and those of a oneof's cases, which stand in the object of the message around it.
struct MemberAliases: Sendable {
  /// What a name leads to.
  struct Target: Sendable {
    let row: Int
    /// The number of a oneof's case; nil for another spelling of the row's own name.
    let unionCase: Int?
  }

  private(set) var names: [String] = []
  private(set) var targets: [Target] = []

  init<Root>(_ fields: [Field<Root>]) {
    for (row, field) in fields.enumerated() {
      if let name = field.schemaName, name != field.name {
        add(name, Target(row: row, unionCase: nil))
      }
      for (number, spellings) in field.codec.caseNames.enumerated() {
        for name in spellings { add(name, Target(row: row, unionCase: number)) }
      }
    }
  }

  private mutating func add(_ name: String, _ target: Target) {
    names.append(name)
    targets.append(target)
  }
}
