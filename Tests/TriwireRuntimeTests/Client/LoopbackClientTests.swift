import Foundation
import Testing

@testable import TriwireRuntime

/// The client and URLSession together, against a real server.
@Suite
struct LoopbackClientTests {
  struct Fetch: APIRequest {
    typealias Response = Data
    typealias Failure = Never

    var path: String
    var query: [String: String] = [:]

    static let endpoint = Endpoint<Data, Never>(
      "fetch", .post, "/{path*}", returns: [.on(.success, .bytes)], timeout: .seconds(300),
      auth: "key")

    func write(to request: inout RequestWriter) {
      request.path("path", .string, path)
      request.query("q", .map(.string), query)
      request.body(text: "body", mediaType: "text/plain")
    }
  }

  let server: LoopbackServer

  init() async throws {
    server = try await LoopbackServer.running()
  }

  func client(_ configuration: ClientConfiguration = .init()) -> APIClient {
    APIClient(
      baseURL: server.origin, credentials: Shop.Credentials(key: .value("secret")),
      configuration: configuration)
  }

  @Test(arguments: [302, 303, 307, 308])
  func followsARedirectToAnotherOriginWithoutCredentials(status: Int) async throws {
    let target = server.otherOrigin + "/echo"
    let query = ["code": "\(status)", "to": target]
    let echo = try Echo(try await client().send(Fetch(path: "redirect", query: query)))
    #expect(echo.method == (status < 304 ? "GET" : "POST"))
    #expect(echo.body == (status < 304 ? "" : "body"))
    #expect(echo.values(of: "x-api-key") == [])
  }

  @Test func followsARedirectWithinTheOriginWithCredentials() async throws {
    let query = ["code": "307", "to": "/echo"]
    let echo = try Echo(try await client().send(Fetch(path: "redirect", query: query)))
    #expect(echo.values(of: "x-api-key") == ["secret"])
    #expect(echo.values(of: "content-type") == ["text/plain; charset=utf-8"])
  }

  @Test func givesUpInALoop() async {
    let client = client()
    let error = await failure { () throws(APIError<Never>) in
      try await client.send(Fetch(path: "loop"))
    }
    guard case .transport(TransportError.tooManyRedirects(limit: 10)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func timesOutWhileTheBodyIsAwaited() async {
    struct Slow: APIRequest {
      typealias Response = Data
      typealias Failure = Never
      static let endpoint = Endpoint<Data, Never>(
        "slow", .get, "/slow", returns: [.on(.success, .bytes)], timeout: .milliseconds(300))
      func write(to request: inout RequestWriter) { request.query("seconds", .int32, 60) }
    }
    let client = client()
    let error = await failure { () throws(APIError<Never>) in try await client.send(Slow()) }
    #expect(error?.code == 3)
  }

  @Test func tellsOfAnAnswerThatIsTooLong() async {
    let client = client(.init(maximumResponseBytes: 1_000_000))
    let error = await failure { () throws(APIError<Never>) in
      try await client.send(Fetch(path: "big", query: ["bytes": "50000000"]))
    }
    guard case .transport(TransportError.responseTooLarge(limit: 1_000_000)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func tellsThatNobodyListens() async {
    let client = APIClient(baseURL: "http://127.0.0.1:1")
    let error = await failure { () throws(APIError<Never>) in
      try await client.send(Fetch(path: "x"))
    }
    #expect(error?.code == 7)
  }

  @Test func survivesCancellationAtAnyMoment() async throws {
    let client = client()
    for delay in 0..<40 {
      let handle = Task {
        await failure { () throws(APIError<Never>) in try await client.send(Fetch(path: "echo")) }
      }
      try await Task.sleep(for: .microseconds(delay * 100))
      handle.cancel()
      let error = await handle.value
      #expect(error == nil || error?.code == 6)
    }
  }
}
