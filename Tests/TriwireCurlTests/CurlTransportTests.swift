import Foundation
import Testing
import TriwireRuntime
import TriwireTestSupport

@testable import TriwireCurl

/// libcurl's transport against httpbin and servers that answer slowly or wrongly.
struct CurlTransportTests {
  private let transport = CurlTransport()

  private func request(
    _ server: SharedServer, _ path: String, _ method: HTTPMethod = .get, body: Data? = nil
  ) async throws -> HTTPRequest {
    let url = try #require(URL(string: try await server.running().url + path))
    return HTTPRequest(method, url, body: body.map(HTTPBody.init))
  }

  private func json(_ response: HTTPResponse) throws -> JSONValue {
    try Codec<JSONValue>.json.decode(json: response.body)
  }

  @Test(arguments: [HTTPMethod.post, .put, .patch, .delete])
  func sendsBodies(method: HTTPMethod) async throws {
    let text = String(repeating: "é body ", count: 50_000)
    let path = "/" + method.rawValue.lowercased()
    var request = try await request(TestServer.httpbin, path, method, body: Data(text.utf8))
    request.headers["Content-Type"] = "text/plain; charset=utf-8"
    request.headers["X-Empty"] = ""
    let response = try await transport.send(request)
    #expect(response.status == 200)
    let echo = try json(response)
    #expect(echo["data"] == .string(text))
    #expect(echo["headers"]?["Content-Length"] == .string("\(text.utf8.count)"))
    #expect(echo["headers"]?["Content-Type"] == .string("text/plain; charset=utf-8"))
    #expect(echo["headers"]?["Expect"] == nil)
  }

  @Test func sendsGetWithABody() async throws {
    let request = try await request(TestServer.httpbin, "/anything", body: Data("query".utf8))
    let echo = try json(try await transport.send(request))
    #expect(echo["data"] == .string("query") && echo["method"] == .string("GET"))
  }

  @Test func sendsNoBodyAsNoBytes() async throws {
    let echo = try json(
      try await transport.send(try await request(TestServer.httpbin, "/post", .post)))
    #expect(echo["headers"]?["Content-Length"] == .string("0"))
    #expect(echo["headers"]?["Content-Type"] == nil)
  }

  @Test func readsTheHeadAlone() async throws {
    let response = try await transport.send(try await request(TestServer.httpbin, "/get", .head))
    #expect(response.status == 200 && response.body.isEmpty)
    #expect(response.headers["content-type"] == "application/json")
  }

  @Test(arguments: ["gzip", "deflate"])
  func decompresses(encoding: String) async throws {
    let response = try await transport.send(try await request(TestServer.httpbin, "/" + encoding))
    #expect(try json(response)[encoding == "gzip" ? "gzipped" : "deflated"] == .bool(true))
  }

  @Test func leavesRedirectsToTheClient() async throws {
    let response = try await transport.send(try await request(TestServer.httpbin, "/redirect/2"))
    #expect(response.status == 302)
  }

  @Test(arguments: [
    "hello", "long", "no-length", "chunked", "empty-header", "many-headers", "interim", "gzip",
    "to-relative",
  ])
  func takesWhatCanBeRead(path: String) async throws {
    let client = APIClient(
      baseURL: try await TestServer.broken.running().url, transport: transport)
    #expect(String(decoding: try await client.send(Fetch(path: path)), as: UTF8.self) == "hello")
  }

  @Test(arguments: [
    "nothing", "half-status", "half-headers", "short", "negative-length", "worded-length",
    "chunked-words", "chunked-cut", "chunked-endless", "chunked-huge", "no-http", "worded-status",
    "endless-headers", "gzip-plain", "reset", "unknown-encoding",
  ])
  func tellsOfWhatBroke(path: String) async throws {
    let client = APIClient(
      baseURL: try await TestServer.broken.running().url, transport: transport)
    let error = await failure { try await client.send(Fetch(path: path)) }
    #expect(error?.code == 5 || error?.code == 7, "\(String(describing: error))")
  }

  @Test(arguments: ["endless", "gzip-bomb"])
  func readsNoMoreThanItMay(path: String) async throws {
    let client = APIClient(
      baseURL: try await TestServer.broken.running().url,
      configuration: ClientConfiguration(maximumResponseBytes: 1_000_000), transport: transport)
    let error = await failure { try await client.send(Fetch(path: path)) }
    guard case .transport(TransportError.responseTooLarge(limit: 1_000_000)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func readsHeadersUpToTheLimitThatIsTold() async throws {
    let row = try #require(LimitRow.all().first { $0.subject == "CurlTransport" })
    #expect(row.standard == CurlExchange.longestHead)
    let message = try #require(row.message(limit: CurlExchange.longestHead, found: 0))
    let client = APIClient(
      baseURL: try await TestServer.broken.running().url, transport: transport)
    let body = try await client.send(Fetch(path: "more-headers"))
    #expect(String(decoding: body, as: UTF8.self) == "hello")
    let error = await failure { try await client.send(Fetch(path: "endless-headers")) }
    #expect(error?.kind.rawValue == row.kind && "\(String(describing: error))".contains(message))
  }

  @Test(arguments: ["silent", "half-silent", "trickle"])
  func doesNotWaitForEver(path: String) async throws {
    let client = APIClient(
      baseURL: try await TestServer.broken.running().url,
      configuration: ClientConfiguration(timeout: .milliseconds(300)), transport: transport)
    #expect(await failure { try await client.send(Fetch(path: path)) }?.code == 3)
  }

  @Test(arguments: ["http://127.0.0.1:1/", "http://nowhere.invalid/"])
  func tellsThatNobodyIsThere(url: String) async throws {
    let request = HTTPRequest(.get, try #require(URL(string: url)))
    let error = await #expect(throws: TransportError.self) { try await transport.send(request) }
    guard case .unreachable = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func handsOverTheHeadOfAStream() async throws {
    var request = try await request(TestServer.stream, "/silent")
    request.streamsResponse = true
    let response = try await transport.send(request)
    #expect(response.status == 200 && response.body.isEmpty)
    var iterator = try #require(response.stream).makeAsyncIterator()
    #expect(try await iterator.next()?.isEmpty == false)
  }

  @Test func pausesAStreamThatIsNotRead() async throws {
    var request = try await request(TestServer.broken, "/endless")
    request.streamsResponse = true
    request.maximumResponseBytes = 4 << 20
    let stream = try #require(try await transport.send(request).stream)
    try await Task.sleep(for: .milliseconds(500))
    var iterator = stream.makeAsyncIterator()
    var count = 0
    while count < 64 << 20, let chunk = try await iterator.next() { count += chunk.count }
    #expect(count >= 64 << 20)
  }

  @Test func endsTheTransferOfAStreamThatNobodyWants() async throws {
    let id = UUID().uuidString
    var request = try await request(TestServer.stream, "/endless?id=\(id)")
    request.streamsResponse = true
    for try await _ in try #require(try await transport.send(request).stream) { break }
    for _ in 0..<100 {
      let active = try await transport.send(
        try await self.request(TestServer.stream, "/active?id=\(id)"))
      if String(decoding: active.body, as: UTF8.self) == "0" { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    Issue.record("the server still sends")
  }

  @Test func survivesAThousandCallsOfWhichSomeAreCancelled() async throws {
    let client = APIClient(
      baseURL: try await TestServer.broken.running().url, transport: transport)
    let outcomes = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<1_000 {
        group.addTask {
          let call = Task { try await client.send(Fetch(path: "hello")) }
          if number % 10 == 0 { call.cancel() }
          switch await call.result {
          case .success(let body): return body.count == 5
          case .failure(let error): return (error as? APIError<Never>)?.code == 6
          }
        }
      }
      return await group.reduce(into: [Bool]()) { $0.append($1) }
    }
    #expect(outcomes.count == 1_000)
    #expect(outcomes.filter { !$0 }.count == 0)
  }

  @Test func endsItsCallsWhenItGoesAway() async throws {
    var transport: CurlTransport? = CurlTransport()
    let request = try await request(TestServer.broken, "/silent")
    let call = Task { [transport] in try await transport?.send(request) }
    try await Task.sleep(for: .milliseconds(100))
    transport = nil
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
  }
}
