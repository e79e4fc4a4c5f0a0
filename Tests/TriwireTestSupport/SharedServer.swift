import Foundation

/// One server for all tests of a process, started once, when first asked for.
package final class SharedServer: Sendable {
  private let started: Task<TestServer, any Error>

  init(_ script: String) {
    started = Task.detached { try await inOwnThread { try TestServer.start(script) } }
  }

  /// The running server.
  /// - Throws: ``ServerFailure`` when it could not start, to every test that asks.
  package func running() async throws -> TestServer {
    try await started.value
  }
}

/// Keeps processes, and with them the pipes that hold them alive, until this process ends.
final class RunningServers: @unchecked Sendable {
  static let shared = RunningServers()

  // All access is under `lock`.
  private var processes: [Process] = []
  private let lock = NSLock()

  func keep(_ process: Process) {
    lock.withLock { processes.append(process) }
  }
}
