internal import Foundation

/// What is known of a call while it is under way, for all its attempts.
final class CallRecord: Sendable {
  /// How long the call may take; nil is as long as it does.
  let timeout: Duration?
  /// When that time is over.
  let deadline: ContinuousClock.Instant?
  /// Watches the bytes of its bodies.
  let meter: TransferMeter
  private let id = UUID()
  private let clock: CallClock
  private let start: ContinuousClock.Instant
  private let counts = Locked(Counts())

  private struct Counts: Sendable {
    var attempts = 0
    var bytesSent = 0
    var bytesReceived = 0
    var isFromCache = false
  }

  init(timeout: Duration?, clock: CallClock, meter: TransferMeter = TransferMeter(nil)) {
    let start = clock.now()
    self.timeout = timeout
    self.clock = clock
    self.meter = meter
    self.start = start
    deadline = timeout.map { start + min($0, longestSleep) }
  }

  /// The value of the idempotency header, where the endpoint has one.
  var idempotencyKey: String { id.uuidString.lowercased() }

  /// Whether so long a pause ends before the call must.
  func allows(pause: Duration) -> Bool {
    guard let deadline else { return true }
    return clock.now() + min(pause, longestSleep) < deadline
  }

  /// Counts an attempt; the first is 1.
  func beginAttempt() -> Int {
    counts.withLock { counts in
      counts.attempts += 1
      return counts.attempts
    }
  }

  /// Counts what a transport was given.
  func noteSent(_ request: HTTPRequest) {
    counts.withLock { $0.bytesSent += request.body?.count ?? 0 }
  }

  /// Counts what a transport gave back.
  func noteReceived(_ response: HTTPResponse) {
    counts.withLock { $0.bytesReceived += response.body.count }
  }

  /// Notes that the answer came from the cache.
  func noteCacheHit() {
    counts.withLock { $0.isFromCache = true }
  }

  /// What there is to tell of the call when it has ended.
  func summary<Response, Failure>(
    of endpoint: Endpoint<Response, Failure>, _ outcome: CallSummary.Outcome
  ) -> CallSummary {
    let counts = counts.withLock { $0 }
    return CallSummary(
      endpoint: endpoint.name, route: endpoint.route, outcome: outcome,
      duration: clock.now() - start, attempts: counts.attempts, bytesSent: counts.bytesSent,
      bytesReceived: counts.bytesReceived, isFromCache: counts.isFromCache)
  }
}
