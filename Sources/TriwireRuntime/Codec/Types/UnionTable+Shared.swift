internal import Foundation

extension UnionTable {
  /// The table of a generic union, made when it is first needed and kept for the life of the process.
  public static func shared(_ make: () -> UnionTable) -> UnionTable {
    SharedUnionTables.table(make)
  }
}

/// The tables of generic unions, which can't hold them in a stored property of their own.
private enum SharedUnionTables {
  /// Guarded by `lock`.
  nonisolated(unsafe) private static var tables: [ObjectIdentifier: any Sendable] = [:]
  private static let lock = NSLock()

  /// Two threads may both make a table; the first to be kept is what both get.
  static func table<Union>(_ make: () -> UnionTable<Union>) -> UnionTable<Union> {
    let id = ObjectIdentifier(Union.self)
    if let table = lock.withLock({ tables[id] as? UnionTable<Union> }) { return table }
    let table = make()
    return lock.withLock {
      if let kept = tables[id] as? UnionTable<Union> { return kept }
      tables[id] = table
      return table
    }
  }
}
