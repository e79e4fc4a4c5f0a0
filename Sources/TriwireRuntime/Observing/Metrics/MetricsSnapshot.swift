/// What was counted and measured of all calls up to a moment.
public struct MetricsSnapshot: Hashable, Sendable {
  /// By the endpoint's name in its spec.
  public let endpoints: [String: EndpointMetrics]

  /// The sum over all endpoints.
  public var total: EndpointMetrics {
    endpoints.values.reduce(into: EndpointMetrics()) { $0.add($1) }
  }
}

/// What was counted and measured of the calls of an endpoint.
public struct EndpointMetrics: Hashable, Sendable {
  /// Calls that have ended.
  public private(set) var calls = 0
  /// Calls that ended with an error, by its kind.
  public private(set) var failures: [FailureKind: Int] = [:]
  /// How often the calls were sent. More than ``calls`` where some were tried again.
  public private(set) var attempts = 0
  /// Calls whose answer came from the cache.
  public private(set) var cacheHits = 0
  /// Bytes of all bodies that were sent.
  public private(set) var bytesSent = 0
  /// Bytes of all bodies that were received, after decompression; of those that are streamed once they
  /// have ended.
  public private(set) var bytesReceived = 0
  /// How long the calls took, those that failed included.
  public private(set) var latency = LatencyHistogram()

  /// Nothing counted.
  public init() {}

  /// Calls that ended with a value.
  public var successes: Int { calls - failures.values.reduce(0, +) }

  /// The part of calls that ended with a value, 0 to 1; nil before the first.
  public var successRate: Double? { calls == 0 ? nil : Double(successes) / Double(calls) }

  mutating func add(_ call: CallSummary) {
    calls += 1
    if case .failure(let kind, _) = call.outcome { failures[kind, default: 0] += 1 }
    attempts += call.attempts
    cacheHits += call.isFromCache ? 1 : 0
    bytesSent += call.bytesSent
    bytesReceived += call.bytesReceived
    latency.add(call.duration)
  }

  mutating func add(_ stream: StreamSummary) {
    bytesReceived += stream.bytesReceived
  }

  mutating func add(_ other: EndpointMetrics) {
    calls += other.calls
    failures.merge(other.failures, uniquingKeysWith: +)
    attempts += other.attempts
    cacheHits += other.cacheHits
    bytesSent += other.bytesSent
    bytesReceived += other.bytesReceived
    latency.add(other.latency)
  }
}
