internal import Foundation

/// Where URLSession tells of what has arrived, in order.
#if canImport(FoundationNetworking)
  /// This URLSession reads from the network without regard to what is still to be handed over. Here its
  /// thread waits while much is, so that a disk slower than the network holds up the network.
  ///
  /// `@unchecked` only repeats what `OperationQueue` says: all there is besides is a semaphore. The one who
  /// is told must never wait for the session's thread.
  final class DelegateQueue: OperationQueue, @unchecked Sendable {
    private let room = DispatchSemaphore(value: 128)

    static func make() -> OperationQueue? {
      let queue = DelegateQueue()
      queue.maxConcurrentOperationCount = 1
      return queue
    }

    override func addOperation(_ block: @escaping @Sendable () -> Void) {
      room.wait()
      super.addOperation { [room] in
        room.signal()
        block()
      }
    }
  }
#else
  enum DelegateQueue {
    /// The session makes one that does.
    static func make() -> OperationQueue? { nil }
  }
#endif
