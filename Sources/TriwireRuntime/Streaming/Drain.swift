internal import Foundation

/// A closure that takes chunks one after the other, in their order.
final class Drain: Sendable {
  private let lock = NSLock()
  private let closure: @Sendable (Data) throws -> Void

  init(_ closure: @escaping @Sendable (Data) throws -> Void) {
    self.closure = closure
  }

  /// Takes a chunk, which is asked for only when the one before has been taken; nothing is left out.
  func take(_ chunk: () -> Data) throws {
    lock.lock()
    defer { lock.unlock() }
    let chunk = chunk()
    if !chunk.isEmpty { try closure(chunk) }
  }
}
