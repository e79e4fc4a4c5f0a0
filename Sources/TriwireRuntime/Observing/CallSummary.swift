/// What came of a call, for logs and metrics.
public struct CallSummary: Hashable, Sendable {
  /// How a call ended.
  public enum Outcome: Hashable, Sendable {
    /// The caller has a value.
    case success
    /// The caller has an error, of which `code` is ``APIError/code``.
    case failure(FailureKind, code: Int)
  }

  /// The endpoint's name in its spec.
  public let endpoint: String
  /// The endpoint's path with its variables.
  public let route: String
  /// How it ended.
  public let outcome: Outcome
  /// The time from the call to its end; for an answer that is streamed, up to its headers.
  public let duration: Duration
  /// How often it was sent: 0 when it never was, because it was invalid or the cache had the answer.
  public let attempts: Int
  /// Bytes of all bodies that were sent.
  public let bytesSent: Int
  /// Bytes of all bodies that were received, after decompression, in memory or for files. Of those that are
  /// streamed beyond the call, ``Interceptor/streamDidEnd(_:)`` tells.
  public let bytesReceived: Int
  /// Whether the answer came from the cache.
  public let isFromCache: Bool

  /// A summary as a test of an interceptor needs it.
  public init(
    endpoint: String, route: String, outcome: Outcome, duration: Duration, attempts: Int = 1,
    bytesSent: Int = 0, bytesReceived: Int = 0, isFromCache: Bool = false
  ) {
    self.endpoint = endpoint
    self.route = route
    self.outcome = outcome
    self.duration = duration
    self.attempts = attempts
    self.bytesSent = bytesSent
    self.bytesReceived = bytesReceived
    self.isFromCache = isFromCache
  }
}
