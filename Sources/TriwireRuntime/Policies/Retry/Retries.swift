/// Decides after each attempt of a call whether another one follows, and when.
struct Retries {
  /// nil where the message must not be sent twice.
  let policy: RetryPolicy?
  let waitsForConnectivity: Bool
  let clock: CallClock
  let record: CallRecord
  private var attempts = 0
  private var waits = 0

  init(policy: RetryPolicy?, waitsForConnectivity: Bool, clock: CallClock, record: CallRecord) {
    self.policy = policy
    self.waitsForConnectivity = waitsForConnectivity
    self.clock = clock
    self.record = record
  }

  /// How long to wait before the next attempt; nil when the outcome stands.
  mutating func pause(after outcome: Result<HTTPResponse, any Error>) -> Duration? {
    let pause =
      if waitsForConnectivity, outcome.isWithoutConnection { pauseForConnectivity() } else {
        pauseByPolicy(after: outcome)
      }
    return pause.flatMap { record.allows(pause: $0) ? $0 : nil }
  }

  /// Nothing was sent, so any method may be.
  private mutating func pauseForConnectivity() -> Duration {
    waits += 1
    let backoff = RetryPolicy(backoff: .milliseconds(250), longestBackoff: .seconds(4))
    return backoff.longestPause(after: waits)
  }

  private mutating func pauseByPolicy(
    after outcome: Result<HTTPResponse, any Error>
  ) -> Duration? {
    attempts += 1
    guard let policy, attempts < policy.attempts, policy.covers(outcome) else { return nil }
    if case .success(let response) = outcome, let asked = response.retryAfter(at: clock.date()) {
      return asked
    }
    return policy.longestPause(after: attempts) * clock.chance()
  }
}
