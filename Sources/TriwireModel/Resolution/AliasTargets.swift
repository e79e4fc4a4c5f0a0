import TriwireSpec

/// Finds what aliases stand for, following aliases of aliases.
struct AliasTargets {
  /// How many aliases may lead to each other, and how many parts the type at their end may have:
  /// more would be nothing but a mistake, or an attack.
  private static let maximumDepth = 32
  private static let maximumParts = 1000

  static var limits: String { "at most \(maximumDepth) to a type of \(maximumParts) parts" }

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
    if depth < Self.maximumDepth, let target = target(reference, entry),
      !target.hasMoreParts(than: Self.maximumParts)
    {
      resolved[entry.index] = target
    }
    return depth + 1
  }

  private func target(_ reference: TypeReference, _ entry: TypeTable.Entry) -> TypeUse? {
    TypeResolver(types: table, targets: resolved, scope: entry.scope).resolve(reference)
  }
}

extension TypeUse {
  /// Parts that are met on several ways count each time.
  fileprivate func hasMoreParts(than limit: Int) -> Bool {
    var count = 0
    var pending = [self]
    while let part = pending.popLast() {
      count += 1
      if count > limit { return true }
      switch part {
      case .scalar, .parameter, .file: break
      case .named(_, _, let arguments): pending += arguments
      case .list(let inner), .optional(let inner), .patch(let inner): pending.append(inner)
      case .map(let key, let value): pending += [key, value]
      case .alias(_, let arguments, let target): pending += arguments + [target]
      }
    }
    return false
  }
}
