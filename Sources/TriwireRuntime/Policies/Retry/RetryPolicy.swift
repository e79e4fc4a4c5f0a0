/// When and how often a call is tried again.
///
/// Only methods that are idempotent by RFC 9110 (GET, HEAD, OPTIONS, PUT, DELETE, TRACE) are tried
/// again, and others when their endpoint sends an idempotency key. The timeout of the call holds for
/// all attempts and the pauses between them: a pause that would not end before it ends the call at once
/// with the last failure.
public struct RetryPolicy: Hashable, Sendable {
  /// What a call is tried again after.
  public enum Cause: Hashable, Sendable {
    /// The transport gave up waiting, or ``ClientConfiguration/attemptTimeout`` was over.
    case timeout
    /// No connection came about, or it broke.
    case connection
    /// An answer with such a status.
    case status(StatusPattern)
  }

  /// How often a call is sent at most, the first time included.
  public var attempts: Int
  /// What it is tried again after.
  public var causes: Set<Cause>
  /// The longest pause before the second attempt. It doubles for each further one; the pause itself is
  /// a random part of it ("full jitter"), unless the answer has a `Retry-After`.
  public var backoff: Duration
  /// What the longest pause doubles up to. A `Retry-After` may be longer.
  public var longestBackoff: Duration

  /// Three attempts with up to 200 ms before the second, unless told otherwise.
  public init(
    attempts: Int = 3,
    on causes: Set<Cause> = RetryPolicy.usualCauses,
    backoff: Duration = .milliseconds(200),
    longestBackoff: Duration = .seconds(30)
  ) {
    self.attempts = attempts
    self.causes = causes
    self.backoff = backoff
    self.longestBackoff = longestBackoff
  }

  /// A timeout, a lost connection, and the statuses 429, 502, 503 and 504.
  public static let usualCauses: Set<Cause> = [
    .timeout, .connection, .status(429), .status(502), .status(503), .status(504),
  ]
}

extension RetryPolicy {
  /// Whether an attempt ended in a way that another one is made after.
  func covers(_ outcome: Result<HTTPResponse, any Error>) -> Bool {
    switch outcome {
    case .success(let response): response.stream == nil && covers(status: response.status)
    case .failure(let error): covers(error)
    }
  }

  private func covers(status: Int) -> Bool {
    causes.contains { cause in
      if case .status(let pattern) = cause { pattern.matches(status) } else { false }
    }
  }

  private func covers(_ error: any Error) -> Bool {
    switch APIError<Never>(exchanging: error) {
    case .timedOut: causes.contains(.timeout)
    case .unreachable: causes.contains(.connection)
    default: false
    }
  }

  /// The longest pause after so many attempts.
  func longestPause(after attempts: Int) -> Duration {
    var pause = min(backoff, longestBackoff)
    for _ in 1..<max(1, attempts) where pause < longestBackoff {
      pause = min(pause * 2, longestBackoff)
    }
    return pause
  }
}
