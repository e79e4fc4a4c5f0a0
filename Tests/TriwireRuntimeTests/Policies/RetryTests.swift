import Foundation
import Testing

@testable import TriwireRuntime

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct RetryTests {
  /// Answers with one outcome after the other, then with 200.
  static func script(
    _ outcomes: [Result<HTTPResponse, any Error>], _ log: Log<HTTPRequest> = Log()
  ) -> @Sendable (HTTPRequest) async throws -> HTTPResponse {
    { request in
      let count = log.entries.count
      log.append(request)
      return outcomes.indices.contains(count)
        ? try outcomes[count].get() : HTTPResponse(200, body: Data("done".utf8))
    }
  }

  static func statuses(_ codes: Int...) -> [Result<HTTPResponse, any Error>] {
    codes.map { .success(HTTPResponse($0)) }
  }

  @Test func doublesTheBackoffWithJitterUpToItsLimit() async throws {
    let time = TestClock(chance: 0.5)
    let log = Log<HTTPRequest>()
    let client = APIClient(
      clock: time.clock, answer: Self.script(Self.statuses(503, 500, 429), log))
    #expect(try await client.send(Policies.Fetch()) == "done")
    #expect(log.entries.count == 4)
    #expect(time.pauses == [.milliseconds(100), .milliseconds(200), .milliseconds(250)])
  }

  @Test(arguments: [0, 0.999]) func takesAnyPartOfTheBackoff(chance: Double) async throws {
    let time = TestClock(chance: chance)
    let client = APIClient(clock: time.clock, answer: Self.script(Self.statuses(503)))
    #expect(try await client.send(Policies.Fetch()) == "done")
    #expect(time.pauses == [.milliseconds(200) * chance])
  }

  @Test func endsWithTheLastFailure() async {
    let time = TestClock()
    let log = Log<HTTPRequest>()
    let client = APIClient(
      clock: time.clock, answer: Self.script(Self.statuses(500, 500, 500, 502, 500), log))
    let error = await failure { () throws(APIError<Never>) in
      try await client.send(Policies.Fetch())
    }
    #expect(error?.code == 502)
    #expect(log.entries.count == 4)
  }

  @Test(arguments: [
    (TransportError.timedOut as any Error, 2), (URLError(.timedOut), 2),
    (URLError(.networkConnectionLost), 2), (TransportError.unreachable(URLError(.unknown)), 2),
    (URLError(.secureConnectionFailed), 1), (CancellationError(), 1),
    (InvalidRequest("no"), 1), (TransportError.responseTooLarge(limit: 1), 1),
  ])
  func retriesAfterTimeoutsAndLostConnectionsOnly(error: any Error, count: Int) async {
    let log = Log<HTTPRequest>()
    let client = APIClient(
      clock: TestClock().clock, answer: Self.script([.failure(error)], log))
    _ = await failure { () throws(APIError<Never>) in try await client.send(Policies.Fetch()) }
    #expect(log.entries.count == count)
  }

  @Test func leavesOtherStatusesAlone() async {
    let log = Log<HTTPRequest>()
    let client = APIClient(
      clock: TestClock().clock, answer: Self.script(Self.statuses(404), log))
    let error = await failure { () throws(APIError<Never>) in
      try await client.send(Policies.Fetch())
    }
    #expect(error?.code == 404 && log.entries.count == 1)
  }

  @Test func repeatsNoMethodThatIsNotIdempotent() async {
    let log = Log<HTTPRequest>()
    let client = APIClient(
      clock: TestClock().clock, answer: Self.script(Self.statuses(503), log))
    let error = await failure { () throws(APIError<Never>) in
      try await client.send(Policies.Store())
    }
    #expect(error?.code == 503 && log.entries.count == 1)
  }

  @Test func sendsOneKeyPerCall() async throws {
    let log = Log<HTTPRequest>()
    let client = APIClient(
      clock: TestClock().clock, answer: Self.script(Self.statuses(503, 503), log))
    _ = try await client.send(Policies.StoreOnce())
    _ = try await client.send(Policies.StoreOnce())
    let keys = log.entries.map { $0.headers["Idempotency-Key"] ?? "" }
    #expect(keys.count == 4)
    #expect(keys.allSatisfy { UUID(uuidString: $0) != nil })
    #expect(keys[0] == keys[1] && keys[1] == keys[2] && keys[2] != keys[3])
  }

  @Test(arguments: [
    ("3", Duration.seconds(3)), ("0", .zero), (" 7 ", nil), ("soon", nil), ("", nil), ("-1", nil),
    ("Sun, 09 Sep 2001 01:46:50 GMT", .seconds(10)),
    ("Sunday, 09-Sep-01 01:46:45 GMT", .seconds(5)),
    ("Sun, 09 Sep 2001 01:46:40 GMT", .zero), ("Sun, 09 Sep 2000 01:46:40 GMT", .zero),
    ("99999999999999999999", longestSleep), ("999999999999", longestSleep),
  ])
  func readsRetryAfter(text: String, pause: Duration?) {
    let response = HTTPResponse(503, headers: ["Retry-After": text])
    #expect(response.retryAfter(at: TestClock.date) == pause)
  }

  @Test func waitsAsLongAsTheServerAsks() async throws {
    let time = TestClock()
    let busy = HTTPResponse(503, headers: ["Retry-After": "3"])
    let later = HTTPResponse(429, headers: ["Retry-After": "Sun, 09 Sep 2001 01:46:50 GMT"])
    let client = APIClient(
      clock: time.clock, answer: Self.script([.success(busy), .success(later)]))
    #expect(try await client.send(Policies.Fetch()) == "done")
    #expect(time.pauses == [.seconds(3), .seconds(7)])
  }

  @Test func sleepsNeverPastTheDeadline() async {
    let time = TestClock()
    let log = Log<HTTPRequest>()
    let busy = HTTPResponse(503, headers: ["Retry-After": "1200"])
    let client = APIClient(
      clock: time.clock, answer: Self.script([.success(busy), .success(busy)], log))
    let error = await failure { () throws(APIError<Never>) in
      try await client.send(Policies.Fetch())
    }
    #expect(error?.code == 503)
    #expect(log.entries.count == 2)
    #expect(time.pauses == [.seconds(1200)])
  }

  @Test func countsAttemptsForInterceptors() async throws {
    struct Counter: Interceptor {
      let log: Log<Int>
      func intercept(
        _ request: HTTPRequest, context: CallContext,
        next: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
      ) async throws -> HTTPResponse {
        log.append(context.attempt)
        return try await next(request)
      }
    }
    let log = Log<Int>()
    let client = APIClient(
      clock: TestClock().clock, interceptors: [Counter(log: log)],
      answer: Self.script(Self.statuses(503, 503)))
    _ = try await client.send(Policies.Fetch())
    #expect(log.entries == [1, 2, 3])
  }

  @Test func limitsEachAttempt() async throws {
    struct Persistent: APIRequest {
      static let endpoint = Endpoint<String, Never>(
        "persistent", .get, "/", returns: [.on(.success, .text)], timeout: Policies.patience,
        retry: RetryPolicy(attempts: 1000, on: [.timeout], backoff: .zero))
      func write(to request: inout RequestWriter) {}
    }
    let log = Log<HTTPRequest>()
    let limit = Duration.milliseconds(500)
    let client = APIClient(configuration: .init(attemptTimeout: limit)) { request in
      log.append(request)
      if log.entries.count == 1 { try await Task.sleep(for: Policies.patience) }
      return HTTPResponse(200, body: Data("done".utf8))
    }
    #expect(try await client.send(Persistent()) == "done")
    #expect(log.entries.count > 1 && log.entries.allSatisfy { $0.timeout == limit })
  }

  @Test func endsWhileItWaits() async {
    let client = APIClient { _ in HTTPResponse(503, headers: ["Retry-After": "10"]) }
    let task = Task {
      await failure { () throws(APIError<Never>) in try await client.send(Policies.Fetch()) }
    }
    try? await Task.sleep(for: .milliseconds(50))
    task.cancel()
    #expect(await task.value?.kind == .cancelled)
  }
}

struct ConnectivityTests {
  static let noConnection = Array(
    repeating: Result<HTTPResponse, any Error>.failure(URLError(.cannotConnectToHost)), count: 7)

  @Test func waitsForAConnection() async throws {
    let time = TestClock()
    let client = APIClient(
      clock: time.clock, configuration: .init(waitsForConnectivity: true),
      answer: RetryTests.script(Self.noConnection))
    #expect(try await client.send(Policies.Store()) == "done")
    #expect(time.pauses == [250, 500, 1000, 2000, 4000, 4000, 4000].map { .milliseconds($0) })
  }

  @Test func waitsOnlyWhenAskedAndOnlyForAFirstConnection() async {
    for (error, waits) in [(URLError.Code.cannotFindHost, false), (.networkConnectionLost, true)] {
      let time = TestClock()
      let client = APIClient(
        clock: time.clock, configuration: .init(waitsForConnectivity: waits),
        answer: RetryTests.script([.failure(URLError(error))]))
      let failed = await failure { () throws(APIError<Never>) in
        try await client.send(Policies.Store())
      }
      #expect(failed?.kind == .unreachable && time.pauses.isEmpty)
    }
  }

  @Test func waitsNoLongerThanTheCallLasts() async {
    let time = TestClock()
    let client = APIClient(
      clock: time.clock, configuration: .init(waitsForConnectivity: true)
    ) { _ in throw TransportError.unreachable(URLError(.notConnectedToInternet)) }
    let error = await failure { () throws(APIError<Never>) in
      try await client.send(Policies.Store())
    }
    #expect(error?.kind == .unreachable)
    #expect(time.pauses.reduce(.zero, +) < Policies.patience)
  }
}
