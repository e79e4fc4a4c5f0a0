import Foundation
import Testing

@testable import TriwireRuntime

struct MetricsTests {
  @Test func countsCallsAndFailures() async throws {
    let metrics = MetricsInterceptor()
    let time = TestClock(chance: 1)
    let client = APIClient(clock: time.clock, interceptors: [metrics]) { request in
      time.pass(.milliseconds(30))
      switch request.url.path() {
      case "/fetch":
        return HTTPResponse(metrics.snapshot.total.calls == 0 ? 500 : 200, body: Data([65]))
      case "/store": throw TransportError.timedOut
      default: return .json(#"{"code": 9}"#)
      }
    }
    _ = try? await client.send(Policies.Fetch())
    #expect(try await client.send(Policies.Fetch()) == "A")
    _ = try? await client.send(Policies.Store())
    _ = try? await client.send(Policies.Enveloped())
    _ = try? await client.send(Policies.Search(text: ""))
    let snapshot = metrics.snapshot
    let fetch = try #require(snapshot.endpoints["fetch"])
    #expect(fetch.calls == 2 && fetch.successes == 1 && fetch.attempts == 5)
    #expect(fetch.failures == [.unexpectedStatus: 1] && fetch.successRate == 0.5)
    #expect(fetch.bytesReceived == 5 && fetch.bytesSent == 0)
    #expect(fetch.latency.longest == .milliseconds(4 * 30 + 200 + 400 + 500))
    let total = snapshot.total
    #expect(total.calls == 5 && total.successes == 1 && total.attempts == 7)
    #expect(
      total.failures == [
        .unexpectedStatus: 1, .timedOut: 1, .business: 1, .invalidRequest: 1,
      ])
    #expect(total.bytesSent == 4)
    #expect(metrics.reset() == snapshot && metrics.snapshot.endpoints.isEmpty)
  }

  @Test func measuresInBuckets() {
    var latency = LatencyHistogram()
    #expect(latency.quantile(0.5) == nil && latency.mean == nil)
    for milliseconds in [1, 5, 6, 70, 80, 90, 400, 2000, 61_000, 90_000] {
      latency.add(.milliseconds(milliseconds))
    }
    #expect(latency.counts == [2, 1, 0, 0, 3, 0, 1, 0, 1, 0, 0, 0, 0, 2])
    #expect(latency.count == 10 && latency.mean == .microseconds(15_365_200))
    #expect(latency.quantile(0.5) == .milliseconds(100))
    #expect(latency.quantile(0) == .milliseconds(5))
    #expect(latency.quantile(0.8) == .milliseconds(2500))
    #expect(latency.quantile(1) == .seconds(90))
  }

  @Test func isToldOnceOfCallsHoweverTheyEnd() async {
    struct Recorder: Interceptor {
      let log: Log<CallSummary>
      func intercept(
        _ request: HTTPRequest, context: CallContext,
        next: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
      ) async throws -> HTTPResponse {
        try await next(request)
      }
      func callDidEnd(_ summary: CallSummary) { log.append(summary) }
    }
    let log = Log<CallSummary>()
    let client = APIClient(
      configuration: .init(timeout: .seconds(60)), interceptors: [Recorder(log: log)]
    ) { _ in
      try await Task.sleep(for: .seconds(60))
      return HTTPResponse(200)
    }
    let task = Task { try? await client.send(Policies.Fetch()) }
    try? await Task.sleep(for: .milliseconds(50))
    task.cancel()
    _ = await task.value
    #expect(log.entries.map(\.outcome) == [.failure(.cancelled, code: 6)])
    #expect(log.entries.first?.route == "/fetch")
  }
}
