internal import Foundation

/// The right to write the part of a file that is kept: one call at a time has it.
enum PartLease {
  private static let held = Locked<Set<String>>([])

  /// Does something while no other call writes that part; waits for one that does. It may be one that was
  /// cancelled a moment ago.
  static func holding<Value>(
    _ file: URL, _ body: () async throws -> Value
  ) async throws -> Value {
    let path = file.standardizedFileURL.path
    while !(held.withLock { $0.insert(path).inserted }) {
      try await Task.sleep(for: .milliseconds(10))
    }
    defer { held.withLock { _ = $0.remove(path) } }
    return try await body()
  }
}
