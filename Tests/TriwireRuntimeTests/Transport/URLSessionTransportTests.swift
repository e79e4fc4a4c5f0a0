import Foundation
import Testing

@testable import TriwireRuntime

@Suite
struct URLSessionTransportTests {
  let server: LoopbackServer
  let transport = URLSessionTransport()

  init() async throws {
    server = try await LoopbackServer.running()
  }

  @Test(arguments: ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PURGE"])
  func sendsTheMessageAsItIs(method: String) async throws {
    let url = try server.url("/echo/a%2Fb%20c?x=%2B&y=")
    var request = HTTPRequest(HTTPMethod(rawValue: method), url, headers: ["X-One": "1"])
    request.headers["Content-Type"] = "image/png"
    request.body = method == "GET" ? nil : HTTPBody(Data([0, 255, 10]))
    let response = try await transport.send(request)
    let echo = try Echo(response.body)
    #expect(response.status == 200)
    #expect(echo.method == method)
    #expect(echo.target == "/echo/a%2Fb%20c?x=%2B&y=")
    #expect(echo.values(of: "x-one") == ["1"])
    #expect(echo.values(of: "content-type") == ["image/png"])
    #expect(echo.body == (method == "GET" ? "" : "\u{0}\u{FF}\n"))
  }

  @Test func sendsAnEmptyHeaderAndAnEmptyBody() async throws {
    var request = HTTPRequest(.post, try server.url("/echo"), headers: ["X-Empty": ""])
    request.body = HTTPBody(Data())
    request.headers["Content-Type"] = "text/plain"
    let echo = try Echo(try await transport.send(request).body)
    #expect(echo.values(of: "x-empty") == [""])
    #expect(echo.values(of: "content-type") == ["text/plain"])
    #expect(echo.body == "")
  }

  @Test func refusesABodyWithGET() async throws {
    let request = HTTPRequest(.get, try server.url("/echo"), body: HTTPBody(Data("q".utf8)))
    await #expect(throws: InvalidRequest.self) { try await transport.send(request) }
  }

  @Test func postsWithoutABody() async throws {
    let echo = try Echo(
      try await transport.send(HTTPRequest(.post, try server.url("/echo"))).body)
    #expect(echo.method == "POST")
    #expect(echo.body == "")
    #expect(echo.values(of: "content-type") == [])
  }

  @Test func readsNoBodyOfHEAD() async throws {
    let url = try server.url("/gzip?bytes=100000")
    let response = try await transport.send(HTTPRequest(.head, url, maximumResponseBytes: 10))
    #expect(response.status == 200)
    #expect(response.body.isEmpty)
  }

  @Test func keepsStatusHeadersAndBodyOfAnError() async throws {
    let response = try await transport.send(
      HTTPRequest(.get, try server.url("/status?code=418")))
    #expect(response.status == 418)
    #expect(response.headers["content-type"] == "text/html")
    #expect(response.body == Data("<p>teapot</p>".utf8))
  }

  @Test(arguments: ["Basic%20realm=test", "Digest%20realm=a,nonce=b", "Bearer", "Odd%20x", nil])
  func handsBackAChallenge(_ challenge: String?) async throws {
    let query = challenge.map { "&challenge=\($0)" } ?? ""
    let response = try await transport.send(
      HTTPRequest(.get, try server.url("/unauthorized?code=401\(query)")))
    #expect(response.status == 401)
    #expect(response.headers["WWW-Authenticate"] == challenge?.removingPercentEncoding)
    #expect(response.body == Data("who?".utf8))
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func followsNoRedirectItself(status: Int) async throws {
    let url = try server.url("/redirect?code=\(status)&to=/echo")
    let response = try await transport.send(HTTPRequest(.post, url, body: HTTPBody(Data("x".utf8))))
    #expect(response.status == status)
    #expect(response.headers["Location"] == "/echo")
    #expect(response.url == url)
  }

  @Test func decompresses() async throws {
    let response = try await transport.send(
      HTTPRequest(.get, try server.url("/gzip?bytes=100000")))
    #expect(response.body == Data(repeating: UInt8(ascii: "z"), count: 100_000))
  }

  @Test(arguments: ["/big?bytes=104857600", "/gzip?bytes=10000000"])
  func stopsAtTheLimit(path: String) async throws {
    let request = HTTPRequest(.get, try server.url(path), maximumResponseBytes: 100_000)
    await #expect {
      try await transport.send(request)
    } throws: {
      if case TransportError.responseTooLarge(limit: 100_000) = $0 { true } else { false }
    }
  }

  @Test func takesABodyOfExactlyTheLimit() async throws {
    let request = HTTPRequest(
      .get, try server.url("/big?bytes=131072"), maximumResponseBytes: 131_072)
    #expect(try await transport.send(request).body.count == 131_072)
  }

  @Test func keepsBodiesThatArriveTogetherApart() async throws {
    let requests = try (1...8).map { first in
      (first, HTTPRequest(.get, try server.url("/count?first=\(first)000000")))
    }
    try await withThrowingTaskGroup { group in
      for (first, request) in requests {
        group.addTask { (first, try await transport.send(request).body) }
      }
      for try await (first, body) in group {
        let numbers = (first * 1_000_000)..<(first * 1_000_000 + 100_000)
        let expected = numbers.map { String(repeating: "0", count: 8 - "\($0)".count) + "\($0)" }
        #expect(body == Data(expected.joined().utf8))
      }
    }
  }

  @Test func keepsNoCookies() async throws {
    _ = try await transport.send(HTTPRequest(.get, try server.url("/cookie")))
    let echo = try Echo(try await transport.send(HTTPRequest(.get, try server.url("/echo"))).body)
    #expect(echo.values(of: "cookie") == [])
  }

  @Test func sendsCookiesOfTheRequest() async throws {
    let request = HTTPRequest(.get, try server.url("/echo"), headers: ["Cookie": "a=1; b=2"])
    let echo = try Echo(try await transport.send(request).body)
    #expect(echo.values(of: "cookie") == ["a=1; b=2"])
  }

  @Test func joinsFieldsOfOneName() async throws {
    let response = try await transport.send(HTTPRequest(.get, try server.url("/lists")))
    #expect(HeaderList.split(response.headers.values(of: "x-list")) == ["a", "b,c"])
  }

  @Test func endsWhenItsTaskIsCancelled() async throws {
    let request = HTTPRequest(.get, try server.url("/slow?seconds=60"))
    let task = Task { try await transport.send(request) }
    try await Task.sleep(for: .milliseconds(200))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func sendsNothingWhenCancelledBefore() async throws {
    let request = HTTPRequest(.get, try server.url("/echo"))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.send(request)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func survivesCancellationAtAnyMoment() async throws {
    let request = HTTPRequest(
      .post, try server.url("/echo"), body: HTTPBody(Data(repeating: 120, count: 20_000)))
    for delay in 0..<60 {
      let task = Task { try await transport.send(request) }
      try await Task.sleep(for: .microseconds(delay * 50))
      task.cancel()
      switch await task.result {
      case .success(let response): #expect(response.status == 200)
      case .failure(let error): #expect(error is CancellationError)
      }
    }
  }

  @Test func tellsThatNobodyListens() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    await #expect {
      try await transport.send(HTTPRequest(.get, url))
    } throws: {
      if case TransportError.unreachable = $0 { true } else { false }
    }
  }

  @Test func tellsThatAnAnswerBrokeOff() async throws {
    let request = HTTPRequest(.get, try server.url("/broken"))
    await #expect(throws: TransportError.self) { try await transport.send(request) }
  }

  @Test func letsGoOfItsSession() async throws {
    weak var gone: URLSessionTransport?
    do {
      let transport = URLSessionTransport()
      gone = transport
      _ = try await transport.send(HTTPRequest(.get, try server.url("/echo")))
    }
    #expect(gone == nil)
  }
}
