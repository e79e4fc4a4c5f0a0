import Foundation
import Testing

@testable import TriwireRuntime

struct RedirectTests {
  /// Follows redirects from `https://a.example/start` and says which request came last.
  func last(
    _ request: HTTPRequest, limit: Int = 5,
    isAnswer: @escaping @Sendable (Int) -> Bool = { _ in false },
    _ answers: [(Int, String)]
  ) async throws -> HTTPRequest {
    let log = Locked<[HTTPRequest]>([])
    let transport = StubTransport { request in
      let count = log.withLock { log in
        log.append(request)
        return log.count
      }
      guard count <= answers.count else { return HTTPResponse(200) }
      let (status, location) = answers[count - 1]
      return HTTPResponse(status, headers: location.isEmpty ? [:] : ["Location": location])
    }
    let redirects = Redirects(
      transport: transport, policy: .follow(limit: limit), isAnswer: isAnswer)
    _ = try await redirects.send(request)
    return try #require(log.withLock { $0.last })
  }

  func request(_ method: HTTPMethod = .post) throws -> HTTPRequest {
    var request = HTTPRequest(
      method, try #require(URL(string: "https://a.example/start")),
      headers: [
        "Authorization": "Bearer t", "Cookie": "c=1", "X-API-Key": "k", "X-Other": "o",
        "Content-Type": "text/plain",
      ],
      body: HTTPBody(Data("b".utf8)))
    request.credentialHeaders = ["x-api-key"]
    return request
  }

  @Test(arguments: [
    (301, "POST", "GET"), (302, "POST", "GET"), (303, "POST", "GET"), (307, "POST", "POST"),
    (308, "POST", "POST"), (301, "PUT", "PUT"), (302, "DELETE", "DELETE"), (303, "PUT", "GET"),
    (303, "HEAD", "HEAD"), (302, "HEAD", "HEAD"), (302, "GET", "GET"),
  ])
  func keepsOrChangesTheMethod(status: Int, method: String, next: String) async throws {
    let last = try await last(
      try request(HTTPMethod(rawValue: method)), [(status, "/next")])
    #expect(last.method.rawValue == next)
    #expect(last.url.absoluteString == "https://a.example/next")
    let keepsBody = method == next
    #expect(last.body?.data == (keepsBody ? Data("b".utf8) : nil))
    #expect(last.headers["Content-Type"] == (keepsBody ? "text/plain" : nil))
    #expect(last.headers["Authorization"] == "Bearer t")
  }

  @Test(arguments: [
    ("https://a.example/x", true), ("https://A.example:443/x", true), ("//a.example/x", true),
    ("?q", true), ("https://a.example:444/x", false), ("https://b.example/x", false),
    ("https://sub.a.example/x", false), ("//b.example", false),
  ])
  func keepsCredentialsWithinTheOrigin(location: String, kept: Bool) async throws {
    let last = try await last(try request(), [(307, location)])
    for name in ["Authorization", "Cookie", "X-API-Key"] {
      #expect((last.headers[name] != nil) == kept, "\(name)")
    }
    #expect(last.headers["X-Other"] == "o")
  }

  @Test func doesNotGiveCredentialsBack() async throws {
    let last = try await last(
      try request(), [(307, "https://b.example/"), (307, "https://a.example/")])
    #expect(last.headers["Authorization"] == nil)
  }

  @Test(arguments: [
    "http://a.example/x", "ftp://a.example/", "file:///etc/passwd", "data:,x", "https://",
    "https://me@a.example/", "https://me:secret@a.example/",
  ])
  func refusesToGoThere(location: String) async throws {
    let request = try request()
    await #expect {
      try await last(request, [(302, location)])
    } throws: {
      if case TransportError.redirectRefused = $0 { true } else { false }
    }
  }

  @Test func stopsAtTheLimit() async throws {
    let request = try request(.get)
    let loop = Array(repeating: (302, "/again"), count: 3)
    #expect(try await last(request, limit: 3, loop).url.path() == "/again")
    await #expect {
      try await last(request, limit: 2, loop)
    } throws: {
      if case TransportError.tooManyRedirects(limit: 2) = $0 { true } else { false }
    }
  }

  @Test(arguments: [(302, ""), (304, "/x"), (300, "/x"), (200, "/x")])
  func takesOtherAnswersAsTheyAre(status: Int, location: String) async throws {
    let last = try await last(try request(), [(status, location)])
    #expect(last.url.path() == "/start")
  }

  @Test func leavesDeclaredStatusesToTheEndpoint() async throws {
    let last = try await last(try request(), isAnswer: { $0 == 303 }, [(303, "/x")])
    #expect(last.url.path() == "/start")
    let endpoint = Endpoint<Void, Never>(
      "e", .get, "/", returns: [.on(303, .none), .on(.any, .none)])
    #expect(endpoint.declares(redirect: 303))
    #expect(!endpoint.declares(redirect: 302))
  }
}
