/// Stands between the client and its transport: it may change the request, answer it itself, send it
/// more than once, or look at the answer.
public protocol Interceptor: Sendable {
  /// Handles one attempt of a call. Calls may overlap.
  ///
  /// - Parameters:
  ///   - request: The message as earlier interceptors left it.
  ///   - context: What is called.
  ///   - next: Sends a message on; it may be called any number of times.
  /// - Returns: The answer that the endpoint reads.
  /// - Throws: What `next` throws, or an error of its own, which the caller finds in
  ///   ``APIError/transport(_:)``.
  func intercept(
    _ request: HTTPRequest,
    context: CallContext,
    next: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
  ) async throws -> HTTPResponse

  /// Told of each call when it has ended, whatever came of it, also of one that sent nothing. It is
  /// called once per call, before the caller has the result, and must not take long.
  func callDidEnd(_ summary: CallSummary)

  /// Told of each answer that was streamed when its last byte has come or nobody reads on, if that is
  /// after the end of its call; of events that were asked for again, each time. It is called on any
  /// thread and must not take long.
  func streamDidEnd(_ summary: StreamSummary)
}

extension Interceptor {
  /// Takes no notice.
  public func callDidEnd(_ summary: CallSummary) {}

  /// Takes no notice.
  public func streamDidEnd(_ summary: StreamSummary) {}
}

/// What a message belongs to.
public struct CallContext: Hashable, Sendable {
  /// The endpoint's name in its spec.
  public let endpoint: String
  /// The endpoint's path with its variables, for logs and metrics.
  public let route: String
  /// The `auth` scheme the endpoint needs; nil for none.
  public let auth: String?
  /// Which attempt of the call it is: 1, and more where it is tried again or its tokens were renewed.
  /// Ciphers are asked once for all attempts, and are told 1.
  public let attempt: Int
  /// Names of the endpoint's fields and parameters whose values must not be logged. Those of the request
  /// at hand are in ``HTTPRequest/sensitiveNames``.
  public let sensitive: Set<String>

  /// A context as a test of an interceptor needs it.
  public init(
    endpoint: String, route: String, auth: String? = nil, attempt: Int = 1,
    sensitive: Set<String> = []
  ) {
    self.endpoint = endpoint
    self.route = route
    self.auth = auth
    self.attempt = attempt
    self.sensitive = sensitive
  }
}
