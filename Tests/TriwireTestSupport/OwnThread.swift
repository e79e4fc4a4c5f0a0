import Foundation

/// Does work that blocks, such as waiting for a process, in a thread of its own, so that tests which
/// run meanwhile keep the few threads that concurrency has.
package func inOwnThread<T: Sendable>(
  _ work: @escaping @Sendable () throws -> T
) async throws -> T {
  try await withCheckedThrowingContinuation { continuation in
    Thread { continuation.resume(with: Result { try work() }) }.start()
  }
}
