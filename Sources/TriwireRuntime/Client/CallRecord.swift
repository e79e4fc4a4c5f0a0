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
  private let counts: Locked<Counts>

  private struct Counts: Sendable {
    var attempts = 0
    var endedAttempts = 0
    var bytesSent = 0
    var bytesReceived = 0
    var isFromCache = false
    var isSummedUp: Bool
  }

  /// - Parameter isSummedUp: Whether it goes on with a call whose end has been told already.
  init(
    timeout: Duration?, clock: CallClock, meter: TransferMeter = TransferMeter(nil),
    isSummedUp: Bool = false
  ) {
    let start = clock.now()
    self.timeout = timeout
    self.clock = clock
    self.meter = meter
    self.start = start
    counts = Locked(Counts(isSummedUp: isSummedUp))
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

  /// Counts an attempt that had a connection, or didn't wait for one; it goes on counting when tokens
  /// have been renewed.
  func endAttempt() -> Int {
    counts.withLock { counts in
      counts.endedAttempts += 1
      return counts.endedAttempts
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

  /// Counts what a stream has brought; false when that comes too late for the call's summary.
  func noteStreamed(_ bytes: Int) -> Bool {
    counts.withLock { counts in
      if !counts.isSummedUp { counts.bytesReceived += bytes }
      return !counts.isSummedUp
    }
  }

  /// Notes that the answer came from the cache.
  func noteCacheHit() {
    counts.withLock { $0.isFromCache = true }
  }

  /// What there is to tell of the call when it has ended.
  func summary<Response, Failure>(
    of endpoint: Endpoint<Response, Failure>, _ outcome: CallSummary.Outcome
  ) -> CallSummary {
    let counts = counts.withLock { counts in
      counts.isSummedUp = true
      return counts
    }
    return CallSummary(
      endpoint: endpoint.name, route: endpoint.route, outcome: outcome,
      duration: clock.now() - start, attempts: counts.attempts, bytesSent: counts.bytesSent,
      bytesReceived: counts.bytesReceived + meter.savedBytes, isFromCache: counts.isFromCache)
  }

  /// What there is to tell of a stream that has ended after its call.
  func summary<Response, Failure>(
    of endpoint: Endpoint<Response, Failure>, streamed bytes: Int
  ) -> StreamSummary {
    StreamSummary(
      endpoint: endpoint.name, route: endpoint.route, duration: clock.now() - start,
      bytesReceived: bytes)
  }
}
