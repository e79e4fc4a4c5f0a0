internal import Foundation
internal import TriwireRuntime

/// The answer somebody waits for, handed over once; later ones are dropped.
final class Outcome: @unchecked Sendable {
  typealias Continuation = CheckedContinuation<HTTPResponse, any Error>

  // All access is under `lock`.
  private var settled: Result<HTTPResponse, any Error>?
  private var waiting: Continuation?
  private let lock = NSLock()

  /// Whether somebody has said how it ended.
  var isSettled: Bool { lock.withLock { settled != nil } }

  /// Resumes the continuation now or as soon as there is an outcome.
  func await(_ continuation: Continuation) {
    let settled = lock.withLock {
      if self.settled == nil { waiting = continuation }
      return self.settled
    }
    if let settled { continuation.resume(with: settled) }
  }

  /// Says how it ended, if nobody has said so before.
  func settle(_ result: Result<HTTPResponse, any Error>) {
    let waiting = lock.withLock { () -> Continuation? in
      guard settled == nil else { return nil }
      settled = result
      defer { self.waiting = nil }
      return self.waiting
    }
    waiting?.resume(with: result)
  }
}
