/// When a stream of server-sent events that has stopped is asked for again.
///
/// Only GET is. The request is made anew, with fresh credentials and the id of the last event in
/// `Last-Event-ID`, after as long as the server's `retry` says, an hour at most. An answer with status 204 ends the
/// stream; any other that is no stream of events ends it with an error, unless its status is 5xx.
public struct ReconnectPolicy: Hashable, Sendable {
  /// How often in a row it is tried without getting any event; 0 is never.
  public var attempts: Int
  /// How long to wait before the first try where the server doesn't say; doubled for each further one
  /// without an event, up to 30 seconds.
  public var delay: Duration
  /// Asks again also after the server has ended the stream in good order and where events have no
  /// id, as browsers do. Otherwise only a broken connection or a silence of
  /// ``ClientConfiguration/idleTimeout`` counts, and only where an id lets the server go on where it
  /// stopped, so that no event is lost unnoticed.
  public var isEager: Bool

  /// Up to 5 tries, 3 seconds for a start, only to go on with what broke, unless told otherwise.
  public init(attempts: Int = 5, delay: Duration = .seconds(3), isEager: Bool = false) {
    self.attempts = attempts
    self.delay = delay
    self.isEager = isEager
  }

  /// The longest wait that a server may ask for: a stream must not seem to live that won't go on.
  static let longestRetry = Duration.seconds(3600)

  /// The stream ends where it stops.
  public static let never = ReconnectPolicy(attempts: 0)

  /// How long to wait before a try.
  ///
  /// - Parameters:
  ///   - attempt: Counts the tries since the last event, from 1.
  ///   - retry: What the server has asked for.
  func delay(before attempt: Int, retry: Duration?) -> Duration {
    let asked = retry.map { min($0, Self.longestRetry) }
    let first = min(max(asked ?? delay, .zero), longestSleep)
    let doubled = first * (1 << min(max(attempt - 1, 0), 20))
    return min(doubled, max(first, .seconds(30)))
  }
}
