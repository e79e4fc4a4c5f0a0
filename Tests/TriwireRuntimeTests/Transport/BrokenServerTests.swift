import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

/// The client against a server that breaks the protocol.
struct BrokenServerTests {
  struct Fetch: APIRequest {
    typealias Response = Data
    typealias Failure = Never

    var path: String

    static let endpoint = Endpoint<Data, Never>(
      "fetch", .get, "/{path}", returns: [.on(.success, .bytes)], auth: "key")

    func write(to request: inout RequestWriter) {
      request.path("path", .string, path)
      request.query("key", .string, "secret")
    }
  }

  private func client(
    _ configuration: ClientConfiguration = .init(), scheme: String = "http"
  ) async throws -> APIClient {
    let port = try await TestServer.broken.running().ports[0]
    return APIClient(
      baseURL: "\(scheme)://127.0.0.1:\(port)",
      credentials: Shop.Credentials(key: .value("secret")), configuration: configuration)
  }

  private func error(
    of path: String, _ configuration: ClientConfiguration = .init()
  ) async throws -> APIError<Never>? {
    let client = try await client(configuration)
    let error = await failure { () throws(APIError<Never>) in
      try await client.send(Fetch(path: path))
    }
    if let error { #expect(!"\(error) \(error.errorUserInfo)".contains("secret")) }
    return error
  }

  @Test(arguments: [
    "hello", "long", "no-length", "chunked", "folded", "empty-header", "twice", "long-header",
    "many-headers", "more-headers", "interim", "gzip", "to-relative", "to-dots", "to-fragment",
  ])
  func takesWhatCanBeRead(path: String) async throws {
    let body = try await client().send(Fetch(path: path))
    #expect(String(decoding: body, as: UTF8.self) == "hello")
  }

  @Test func passesOverABodyAfterHEAD() async throws {
    let server = try await TestServer.broken.running()
    let url = try #require(URL(string: "http://127.0.0.1:\(server.ports[0])/hello"))
    let transport = URLSessionTransport()
    for _ in 0..<3 {
      let head = try await transport.send(HTTPRequest(.head, url))
      #expect(head.status == 200 && head.body.isEmpty && head.headers["Content-Length"] == "5")
      #expect(try await transport.send(HTTPRequest(.get, url)).body == Data("hello".utf8))
    }
  }

  @Test(arguments: ["204", "204-body", "205"])
  func takesAnswersWithoutABody(path: String) async throws {
    #expect(try await client().send(Fetch(path: path)).isEmpty)
  }

  @Test(arguments: [
    "nothing", "half-status", "short", "negative-length", "worded-length", "chunked-words",
    "chunked-cut", "chunked-endless", "chunked-huge", "no-http", "worded-status", "status-0",
    "status-1000", "nul-header", "endless-headers", "gzip-plain", "reset",
  ])
  func tellsOfWhatBroke(path: String) async throws {
    let error = try await error(of: path)
    #expect(error?.code == 5 || error?.code == 7, "\(String(describing: error))")
  }

  @Test(arguments: [
    ("to-file", "it leads to the scheme file"), ("to-ftp", "it leads to the scheme ftp"),
    ("to-data", "it leads to the scheme data"), ("to-script", "it leads to the scheme javascript"),
    ("to-bare-scheme", "its location has no host"),
    ("to-userinfo", "its location holds a user name"),
  ])
  func goesNowhereElse(path: String, why: String) async throws {
    guard case .transport(TransportError.redirectRefused(why)) = try await error(of: path) else {
      Issue.record("went on from \(path)")
      return
    }
  }

  @Test(arguments: ["to-query", "to-itself-post"])
  func leavesALoop(path: String) async throws {
    guard case .transport(TransportError.tooManyRedirects) = try await error(of: path) else {
      Issue.record("still in \(path)")
      return
    }
  }

  @Test(arguments: ["to-unlocated", "multiple-choices", "use-proxy", "304", "407", "401-strange"])
  func takesTheStatusAsTheAnswer(path: String) async throws {
    guard case .unexpectedStatus = try await error(of: path) else {
      Issue.record("another ending of \(path)")
      return
    }
  }

  @Test(arguments: ["silent", "half-silent", "trickle"])
  func doesNotWaitForEver(path: String) async throws {
    let error = try await error(of: path, .init(timeout: .milliseconds(300)))
    guard case .timedOut = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: ["endless", "gzip-bomb"])
  func readsNoMoreThanItMay(path: String) async throws {
    let error = try await error(of: path, .init(maximumResponseBytes: 1_000_000))
    guard case .transport(TransportError.responseTooLarge(limit: 1_000_000)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func readsExactlyAsMuchAsItMay() async throws {
    #expect(try await client(.init(maximumResponseBytes: 5)).send(Fetch(path: "hello")).count == 5)
    let error = try await error(of: "hello", .init(maximumResponseBytes: 4))
    #expect(error?.code == 5)
  }

  @Test func knowsSchemesInCapitals() async throws {
    let body = try await client(scheme: "HTTP").send(Fetch(path: "hello"))
    #expect(body.count == 5)
  }

  @Test func forgetsCredentialsWhenTheHostIsSpelledDifferently() async throws {
    let body = try await client().send(Fetch(path: "to-upper"))
    let head = String(decoding: body, as: UTF8.self).lowercased()
    #expect(head.contains("host: localhost"))
    #expect(!head.contains("secret"))
  }

  @Test func answersManyCallsAtOnce() async throws {
    let client = try await client()
    let lengths = await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<500 {
        group.addTask { try? await client.send(Fetch(path: "hello")).count }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(lengths == Array(repeating: 5, count: 500))
  }
}
