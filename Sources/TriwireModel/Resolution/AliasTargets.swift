import TriwireSpec

/// Finds what aliases stand for, following aliases of aliases.
struct AliasTargets {
  /// How many aliases may lead to each other: deeper uses would be nothing but a mistake.
  static let maximumDepth = 32

  private let table: TypeTable
  private var depths: [Int: Int] = [:]
  private var begun: Set<Int> = []
  private(set) var resolved: [Int: TypeUse] = [:]

  init(_ table: TypeTable) {
    self.table = table
    for entry in table.entries { _ = resolve(entry) }
  }

  /// How many aliases lie behind one, itself included.
  private mutating func resolve(_ entry: TypeTable.Entry) -> Int {
    guard case .alias(let reference) = entry.declaration.kind else { return 0 }
    guard begun.insert(entry.index).inserted else {
      return depths[entry.index] ?? Self.maximumDepth
    }
    guard begun.count - depths.count <= Self.maximumDepth else { return Self.maximumDepth }
    var depth = 0
    for name in reference.names {
      depth = max(depth, table[name.value].map { resolve($0) } ?? 0)
    }
    depths[entry.index] = depth + 1
    if depth < Self.maximumDepth { resolved[entry.index] = target(reference, entry) }
    return depth + 1
  }

  private func target(_ reference: TypeReference, _ entry: TypeTable.Entry) -> TypeUse? {
    TypeResolver(scope: entry.scope, entry: { table[$0] }, target: { resolved[$0] })
      .resolve(reference)
  }
}
