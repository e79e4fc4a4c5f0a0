/// Counts calls and measures them, per endpoint.
///
/// One may serve several clients: it is then a sum over all of them. It can be read at any time and
/// from any thread.
public final class MetricsInterceptor: Interceptor {
  private let state = Locked<[String: EndpointMetrics]>([:])

  /// Begins with nothing counted.
  public init() {}

  /// What was counted up to now.
  public var snapshot: MetricsSnapshot { MetricsSnapshot(endpoints: state.withLock { $0 }) }

  /// Begins anew, and gives back what was counted up to now.
  @discardableResult
  public func reset() -> MetricsSnapshot {
    let counted = state.withLock { state in
      defer { state = [:] }
      return state
    }
    return MetricsSnapshot(endpoints: counted)
  }

  /// Passes the message on as it is.
  public func intercept(
    _ request: HTTPRequest, context: CallContext,
    next: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
  ) async throws -> HTTPResponse {
    try await next(request)
  }

  /// Counts a call.
  public func callDidEnd(_ summary: CallSummary) {
    state.withLock { $0[summary.endpoint, default: EndpointMetrics()].add(summary) }
  }

  /// Counts the bytes of a stream.
  public func streamDidEnd(_ summary: StreamSummary) {
    state.withLock { $0[summary.endpoint, default: EndpointMetrics()].add(summary) }
  }
}
