/// Watches the bytes of one call: tells how far they have come, and when the last of them moved.
final class TransferMeter: Sendable {
  typealias Report = @Sendable (TransferProgress) -> Void

  private struct State: Sendable {
    var told: [TransferProgress.Direction: TransferProgress] = [:]
    var lastMove: ContinuousClock.Instant?
    var savedBytes = 0
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

  /// How many bytes have arrived for files.
  var savedBytes: Int { state.withLock { $0.savedBytes } }

  /// Notes that so many more bytes have arrived for a file, which keeps the call from timing out.
  func noteSaved(_ count: Int) {
    state.withLock { state in
      state.savedBytes += count
      state.lastMove = .now
    }
  }

  /// Notes that so many bytes of an answer in memory have arrived. Only a success is worth telling.
  func noteDownloaded(_ count: Int, of head: HTTPResponse) {
    if isHeard, (200...299).contains(head.status) { tell(.download, count, of: head.length) }
  }

  /// Notes that so many bytes of a request's body have gone out.
  func noteUploaded(_ count: Int, of body: HTTPBody) {
    if !body.isInMemory { state.withLock { $0.lastMove = .now } }
    tell(.upload, count, of: body.count)
  }

  /// Tells how far a body has come. A little more is not worth telling, and less, of another attempt,
  /// never is.
  func tell(_ direction: TransferProgress.Direction, _ completed: Int, of total: Int?) {
    guard let report else { return }
    let progress = TransferProgress(direction, completed: completed, total: total)
    let isNews = state.withLock { state in
      guard progress.isNews(after: state.told[direction]) else { return false }
      state.told[direction] = progress
      return true
    }
    if isNews { report(progress) }
  }
}

extension TransferProgress {
  fileprivate func isNews(after told: TransferProgress?) -> Bool {
    guard let told else { return true }
    if completed == total { return completed >= told.completed && self != told }
    let step = max(64 << 10, (total ?? 0) / 1000)
    return completed >= told.completed + step
  }
}

extension TransferMeter: Hashable {
  static func == (left: TransferMeter, right: TransferMeter) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
