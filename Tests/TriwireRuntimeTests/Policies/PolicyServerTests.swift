import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

/// Policies over URLSession, against `Tests/Servers/policy_server.py`.
struct PolicyServerTests {
  /// What the server remembers of a test.
  struct Memory: Decodable {
    let refreshes: Int
    let rejected: Int
    let served: Int
    let keys: [String]
    let pauses: [Double]
  }

  struct Token: APIRequest {
    var fails = false
    static let endpoint = Endpoint<String, Never>(
      "token", .get, "/token", returns: [.on(.success, .text)])
    func write(to request: inout RequestWriter) {
      if fails { request.query("fail", .int32, 1) }
    }
  }

  struct Remember: APIRequest {
    static let endpoint = Endpoint<Data, Never>(
      "memory", .get, "/memory", returns: [.on(.success, .bytes)])
    func write(to request: inout RequestWriter) {}
  }

  struct Busy: APIRequest {
    var times: Int32 = 1
    var after: String?
    static let endpoint = Endpoint<String, Never>(
      "busy", .post, "/busy", returns: [.on(.success, .text)], timeout: Policies.patience,
      retry: RetryPolicy(attempts: 4, on: [.status(503)], backoff: .milliseconds(20)),
      idempotency: "Idempotency-Key")
    func write(to request: inout RequestWriter) {
      request.query("times", .int32, times)
      request.query("after", .optional(.string), after)
      request.body(text: "body", mediaType: "text/plain")
    }
  }

  struct Slow: APIRequest {
    var text: String
    var seconds: Double
    static let endpoint = Endpoint<String, Never>(
      "slow", .get, "/slow", returns: [.on(.success, .text)], timeout: Policies.patience,
      cancelsPredecessor: true)
    func write(to request: inout RequestWriter) {
      request.query("q", .string, text)
      request.query("seconds", .double, seconds)
    }
  }

  struct Mirror: APIRequest {
    var text: String
    static let endpoint = Endpoint<String, Never>(
      "mirror", .post, "/mirror", returns: [.on(.success, .body(.string))], isEncrypted: true)
    func write(to request: inout RequestWriter) { request.body(.string, text) }
  }

  /// A one-time pad of one byte.
  struct Pad: PayloadCipher {
    func encrypt(_ body: Data, of call: CallContext) async throws -> Data {
      Data(body.map { $0 ^ 0x5A })
    }
    func decrypt(_ body: Data, of call: CallContext) async throws -> Data {
      Data(body.map { $0 ^ 0x5A })
    }
  }

  /// Names the test, and the token that some APIs have as a common parameter.
  struct Common: CommonParameters {
    let test: String
    var token: Provided<String?> = .value(nil)
    func write(to request: inout RequestWriter) async throws {
      request.header("X-Test", .string, test)
      request.header("token", .optional(.string), try await token.value)
    }
  }

  let url: String
  let test = UUID().uuidString

  init() async throws {
    url = try await TestServer.policies.running().url
  }

  func client(
    bearer: Provided<String?> = .value(nil), token: Provided<String?> = .value(nil),
    configuration: ClientConfiguration = .init(timeout: Policies.patience),
    interceptors: [any Interceptor] = []
  ) -> APIClient {
    APIClient(
      baseURL: url, common: Common(test: test, token: token),
      credentials: Shop.Credentials(bearer: bearer), configuration: configuration,
      interceptors: interceptors)
  }

  func memory() async throws -> Memory {
    try JSONDecoder().decode(Memory.self, from: try await client().send(Remember()))
  }

  /// How many calls came to this end.
  func outcomes(
    _ count: Int, _ call: @escaping @Sendable () async -> Int
  ) async -> [Int: Int] {
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<count { group.addTask { await call() } }
      return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
  }

  struct Ask: APIRequest {
    static let endpoint = Endpoint<String, Shop.Problem>(
      "ask", .get, "/guarded", returns: [.on(.success, .text)],
      errors: [.on(401, .body(.model))], timeout: Policies.patience, auth: "bearer")
    func write(to request: inout RequestWriter) {}
  }

  @Test(arguments: [10, 1000], [false, true])
  func refreshesOnce(count: Int, fails: Bool) async throws {
    let plain = client()
    let client = client(
      bearer: .refreshing("old") { _ in try await plain.send(Token(fails: fails)) })
    let ends = await outcomes(count) {
      await failure { () throws(APIError<Shop.Problem>) in try await client.send(Ask()) }?.code ?? 0
    }
    #expect(ends == [fails ? 401 : 0: count])
    let memory = try await memory()
    #expect(memory.refreshes == 1)
    #expect(memory.served == (fails ? 0 : count))
    #expect(memory.rejected <= count)
  }

  @Test func refreshesByTheEnvelope() async throws {
    let plain = client()
    let client = client(token: .refreshing("old") { _ in try await plain.send(Token()) })
    let ends = await outcomes(10) {
      await failure { () throws(APIError<Never>) in
        try await client.send(Policies.Enveloped())
      }?.code ?? 0
    }
    #expect(ends == [0: 10])
    #expect(try await memory().refreshes == 1)
  }

  @Test func retriesWithOneKey() async throws {
    #expect(try await client().send(Busy(times: 3)) == "done")
    let memory = try await memory()
    #expect(memory.keys.count == 4 && Set(memory.keys).count == 1 && memory.keys[0] != "")
  }

  @Test func waitsAsAsked() async throws {
    #expect(try await client().send(Busy(times: 1, after: "1")) == "done")
    #expect(try await memory().pauses[0] >= 1)
  }

  @Test func theLatestCallWins() async throws {
    let client = client()
    async let first = failure { () throws(APIError<Never>) in
      try await client.send(Slow(text: "a", seconds: 3000))
    }
    try await Task.sleep(for: .milliseconds(300))
    #expect(try await client.send(Slow(text: "ab", seconds: 0)) == "ab")
    #expect(await first?.kind == .cancelled)
  }

  @Test func sendsNothingReadable() async throws {
    struct Peek: Interceptor {
      let log: Log<Data?>
      func intercept(
        _ request: HTTPRequest, context: CallContext,
        next: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
      ) async throws -> HTTPResponse {
        log.append(request.body?.data)
        return try await next(request)
      }
    }
    let log = Log<Data?>()
    let client = client(configuration: .init(cipher: Pad()), interceptors: [Peek(log: log)])
    #expect(try await client.send(Mirror(text: "secret")) == "secret")
    #expect(log.entries == [Data("\"secret\"".utf8.map { $0 ^ 0x5A })])
  }

  /// Counts requests that are under way.
  struct Counting: Transport {
    let transport = URLSessionTransport()
    let live: Locked<Int>
    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      live.withLock { $0 += 1 }
      defer { live.withLock { $0 -= 1 } }
      return try await transport.send(request)
    }
  }

  struct Doze: APIRequest {
    static let endpoint = Endpoint<String, Never>(
      "doze", .get, "/slow", returns: [.on(.success, .text)])
    func write(to request: inout RequestWriter) {
      request.query("seconds", .double, Double.random(in: 0...0.05))
    }
  }

  @Test func survivesThousandCallsWithEveryTenthCancelled() async throws {
    let live = Locked(0)
    let client = APIClient(
      baseURL: url, configuration: .init(timeout: Policies.patience),
      transport: Counting(live: live))
    let ends = await outcomes(1000) {
      let call = Task {
        await failure { () throws(APIError<Never>) in try await client.send(Doze()) }?.code ?? 0
      }
      if Int.random(in: 0..<10) == 0 {
        try? await Task.sleep(for: .milliseconds(Int.random(in: 0..<100)))
        call.cancel()
      }
      return await call.value
    }
    #expect(Set(ends.keys).isSubset(of: [0, 6]))
    for _ in 0..<1000 where live.withLock({ $0 }) > 0 {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(live.withLock { $0 } == 0)
  }

  @Test func waitsForAServerThatComesLater() async throws {
    let client = APIClient(
      baseURL: "http://127.0.0.1:1",
      configuration: .init(timeout: .seconds(2), waitsForConnectivity: true))
    let start = ContinuousClock.now
    let error = await failure { () throws(APIError<Never>) in try await client.send(Token()) }
    #expect(error?.kind == .unreachable || error?.kind == .timedOut)
    #expect(.now - start > .milliseconds(700))
  }
}
