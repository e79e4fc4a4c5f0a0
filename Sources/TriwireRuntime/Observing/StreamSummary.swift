/// What came of an answer that was read while it arrived, for logs and metrics.
public struct StreamSummary: Hashable, Sendable {
  /// The endpoint's name in its spec.
  public let endpoint: String
  /// The endpoint's path with its variables.
  public let route: String
  /// The time from the call, or from the moment it was asked for again, to the stream's end.
  public let duration: Duration
  /// Bytes that have arrived, after decompression, whether they were read or not.
  public let bytesReceived: Int

  /// A summary as a test of an interceptor needs it.
  public init(endpoint: String, route: String, duration: Duration, bytesReceived: Int) {
    self.endpoint = endpoint
    self.route = route
    self.duration = duration
    self.bytesReceived = bytesReceived
  }
}
