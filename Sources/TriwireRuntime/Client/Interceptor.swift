/// Stands between the client and its transport: it may change the request, answer it itself, send it
/// more than once, or look at the answer.
public protocol Interceptor: Sendable {
  /// Handles one call. Calls may overlap.
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
}

/// What a message belongs to.
public struct CallContext: Hashable, Sendable {
  /// The endpoint's name in its spec.
  public let endpoint: String
  /// The endpoint's path with its variables, for logs and metrics.
  public let route: String
  /// The `auth` scheme the endpoint needs; nil for none.
  public let auth: String?

  /// A context as a test of an interceptor needs it.
  public init(endpoint: String, route: String, auth: String? = nil) {
    self.endpoint = endpoint
    self.route = route
    self.auth = auth
  }
}
