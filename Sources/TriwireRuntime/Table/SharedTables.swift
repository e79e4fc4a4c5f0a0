import Foundation

/// The tables of generic types, which can't hold them in a stored property of their own.
enum SharedTables {
  /// Guarded by `lock`.
  nonisolated(unsafe) private static var tables: [ObjectIdentifier: RecordTable] = [:]
  private static let lock = NSLock()

  /// The table kept for a type, or the new one.
  ///
  /// Two threads may both make one; the first to be kept is what both get.
  static func table(for type: Any.Type, make: () -> RecordTable) -> RecordTable {
    let id = ObjectIdentifier(type)
    if let table = lock.withLock({ tables[id] }) { return table }
    let table = make()
    return lock.withLock {
      let kept = tables[id] ?? table
      tables[id] = kept
      return kept
    }
  }
}
