/// Watches the bytes of one call: tells how far they have come, and when the last of them moved.
final class TransferMeter: Sendable {
  typealias Report = @Sendable (TransferProgress) -> Void

  private struct State: Sendable {
    var completed: [TransferProgress.Direction: Int] = [:]
    var lastMove: ContinuousClock.Instant?
  }

  private let state = Locked(State())
  private let report: Report?

  init(_ report: Report?) {
    self.report = report
  }

  /// Whether somebody wants to know.
  var isHeard: Bool { report != nil }

  /// How long ago a file's bytes moved; nil when none have.
  var silence: Duration? {
    state.withLock { $0.lastMove }.map { ContinuousClock.now - $0 }
  }

  /// Notes that bytes of a file have moved, which keeps the call from timing out.
  func move() {
    state.withLock { $0.lastMove = .now }
  }

  /// Tells how far a body has come. A little more is not worth telling, and less, of another attempt,
  /// never is.
  func tell(_ direction: TransferProgress.Direction, _ completed: Int, of total: Int?) {
    guard let report else { return }
    let isNews = state.withLock { state in
      let told = state.completed[direction] ?? -1
      let step = completed == total ? 1 : max(Self.smallestStep, (total ?? 0) / 1000)
      guard completed >= max(told, 0) + step || told < 0 else { return false }
      state.completed[direction] = completed
      return true
    }
    if isNews { report(TransferProgress(direction, completed: completed, total: total)) }
  }

  /// In bytes.
  private static let smallestStep = 64 << 10
}

extension TransferMeter: Hashable {
  static func == (left: TransferMeter, right: TransferMeter) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
