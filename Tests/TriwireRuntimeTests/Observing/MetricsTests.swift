import Foundation
import Testing
import TriwireTestSupport

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

  @Test(arguments: [Double.nan, -.infinity, .infinity, 7])
  func takesAnyNumberForAPart(part: Double) {
    var histogram = LatencyHistogram()
    histogram.add(.milliseconds(3))
    #expect(histogram.quantile(part) == .milliseconds(3))
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

/// Bytes of answers that aren't in memory.
@Suite(.timeLimit(.minutes(2))) struct StreamMetricsTests {
  let metrics = MetricsInterceptor()

  /// What has been counted once a stream has told of its end, which may be on another thread.
  func bytes(of endpoint: String, atLeast count: Int) async throws -> Int? {
    for _ in 0..<200 {
      let bytes = metrics.snapshot.endpoints[endpoint]?.bytesReceived ?? 0
      if bytes >= count { return bytes }
      try await Task.sleep(for: .milliseconds(10))
    }
    return metrics.snapshot.endpoints[endpoint]?.bytesReceived
  }

  func client(
    _ configuration: ClientConfiguration = .init(),
    _ answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) -> APIClient {
    APIClient(
      baseURL: "http://h", configuration: configuration, transport: .stub(answer),
      interceptors: [metrics])
  }

  @Test func countsAStreamWhenItEnds() async throws {
    let (chunks, feed) = AsyncStream<Data>.makeStream()
    let stream = BodyStream(chunks)
    let client = client { _ in
      HTTPResponse(200, headers: ["Content-Type": "text/event-stream"], stream: stream)
    }
    var events = try await client.send(EventTexts()).makeAsyncIterator()
    #expect(metrics.snapshot.total.calls == 1 && metrics.snapshot.total.bytesReceived == 0)
    feed.yield(Data("data: a\n\n".utf8))
    #expect(try await events.next() == "a")
    #expect(metrics.snapshot.total.bytesReceived == 0)
    feed.yield(Data("data: b\n\n".utf8))
    feed.finish()
    #expect(try await events.next() == "b")
    #expect(try await events.next() == nil)
    #expect(try await bytes(of: EventTexts.endpoint.name, atLeast: 18) == 18)
    #expect(metrics.snapshot.total.calls == 1)
  }

  @Test func countsAStreamThatNobodyReadsOn() async throws {
    let (chunks, feed) = AsyncStream<Data>.makeStream()
    feed.yield(Data("data: a\n\ndata".utf8))
    do {
      let stream = BodyStream(chunks)
      let client = client { _ in HTTPResponse(200, stream: stream) }
      for try await text in try await client.send(EventTexts()) {
        #expect(text == "a")
        break
      }
    }
    #expect(try await bytes(of: EventTexts.endpoint.name, atLeast: 13) == 13)
  }

  @Test func countsEachAnswerOfAStreamThatGoesOn() async throws {
    let asked = Log<HTTPRequest>()
    let client = client(ClientConfiguration(reconnect: ReconnectTests.eager)) { request in
      asked.append(request)
      return asked.entries.count < 4 ? ReconnectTests.events("data: a\n\n") : HTTPResponse(204)
    }
    for try await _ in try await client.send(EventTexts()) {}
    #expect(try await bytes(of: EventTexts.endpoint.name, atLeast: 27) == 27)
    #expect(metrics.snapshot.total.calls == 1)
  }

  @Test func countsFilesWithTheirCalls() async throws {
    let client = APIClient(
      baseURL: try await TestServer.files.running().url, interceptors: [metrics])
    let file = try await client.send(Fetch("file", ["size": "300000"]))
    #expect(metrics.snapshot.total.bytesReceived == 300_000)
    try FileManager.default.removeItem(at: file.url)
  }

  @Test func countsOnlyTheRestOfAFileThatWasResumed() async throws {
    let folder = try TemporaryFolder()
    let place = DownloadDestination.file(folder.url.appendingPathComponent("x"), resuming: true)
    let request = Fetch(
      "cut", ["size": "500000", "sent": "300000", "id": UUID().uuidString], to: place)
    let client = APIClient(
      baseURL: try await TestServer.files.running().url, interceptors: [metrics])
    await #expect(throws: (any Error).self) { try await client.send(request) }
    let kept = try #require(folder.data("x.part")?.count)
    #expect(metrics.snapshot.total.bytesReceived == kept)
    _ = try await client.send(request)
    #expect(metrics.snapshot.total.bytesReceived == 500_000)
  }

  @Test func countsAnErrorOnceThatCameAsAStream() async throws {
    let client = client { _ in
      HTTPResponse(500, stream: BodyStream(whole: Data("oops".utf8)))
    }
    await #expect(throws: (any Error).self) { try await client.send(EventTexts()) }
    #expect(metrics.snapshot.total.bytesReceived == 4)
  }
}
