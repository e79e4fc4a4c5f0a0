/// Something that copies of a stream share: which of them is read first.
final class Once: Sendable {
  private let isClaimed = Locked(false)

  /// True the first time it is called.
  func claim() -> Bool {
    isClaimed.withLock { isClaimed in
      defer { isClaimed = true }
      return !isClaimed
    }
  }
}
