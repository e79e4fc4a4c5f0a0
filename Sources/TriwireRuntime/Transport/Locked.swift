internal import Foundation

/// A value that several threads share.
///
/// `@unchecked` is sound: `value` is private and touched only inside `withLock`, which holds the lock,
/// and what goes in and comes out is Sendable.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Does something with the value while nobody else can; it must not wait or take the lock again.
  func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
