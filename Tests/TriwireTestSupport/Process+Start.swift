import Foundation

extension Process {
  /// Runs it. One at a time, lest a server that is started in the same moment inherits the descriptor
  /// by which Foundation learns that this one has ended.
  package func start() throws {
    try Self.startLock.withLock { try run() }
  }

  private static let startLock = NSLock()
}
