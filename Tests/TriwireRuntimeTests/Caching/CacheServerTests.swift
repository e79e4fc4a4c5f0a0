import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

/// Answers of a real nginx, kept by a client that has no idea of the server's configuration.
struct CacheServerTests {
  let client: APIClient
  let files: APIClient
  let name = "\(UUID().uuidString).txt"

  init() async throws {
    let server = try await TestServer.nginx.running()
    client = APIClient(baseURL: server.url)
    files = APIClient(baseURL: "http://127.0.0.1:\(server.ports[1])")
  }

  func write(_ text: String, to file: String) async throws {
    _ = try await files.send(File.Write(path: file, body: text))
  }

  func read(_ path: String, language: String? = nil) async throws -> String {
    try await client.send(File.Read(path: path, language: language))
  }

  /// The statuses that nginx has answered.
  func statuses(_ path: String) async throws -> String {
    try await files.send(File.Statuses(path: path))
  }

  @Test(arguments: ["tagged", "dated"])
  func asksWhetherAnythingHasChanged(kind: String) async throws {
    let file = "\(kind)-\(name)"
    try await write("one", to: file)
    for _ in 0..<3 { #expect(try await read(file) == "one") }
    try await write("two", to: file)
    for _ in 0..<2 { #expect(try await read(file) == "two") }
    #expect(try await statuses(file) == "200 304 304 200 304")
  }

  @Test func asksNothingWhileAnAnswerLasts() async throws {
    let file = "lasting-\(name)"
    try await write("one", to: file)
    #expect(try await read(file) == "one")
    try await write("two", to: file)
    for _ in 0..<3 { #expect(try await read(file) == "one") }
    #expect(try await statuses(file) == "200")
  }

  @Test(arguments: [("gone", "200 304 304"), ("secret", "200 200 200")])
  func doesWhatCacheControlSays(kind: String, statuses: String) async throws {
    let file = "\(kind)-\(name)"
    try await write("one", to: file)
    for _ in 0..<3 { #expect(try await read(file) == "one") }
    // nginx ignores the condition where it was told to, but the client has asked.
    let found = try await self.statuses(file)
    #expect(found == statuses || (kind == "gone" && found == "200 200 200"))
  }

  @Test func keepsOneAnswerForEachLanguage() async throws {
    let path = "varying-\(name)"
    for language in ["de", "en", "de", nil, "en", nil] {
      #expect(try await read(path, language: language) == language ?? "")
    }
    #expect(try await statuses(path) == "200 200 200")
  }

  @Test func keepsWhatWasCompressed() async throws {
    let file = "packed-\(name)"
    let text = String(repeating: "text ", count: 500)
    try await write(text, to: file)
    for _ in 0..<2 { #expect(try await read(file) == text) }
    #expect(try await statuses(file) == "200 304")
  }

  @Test func keepsNoFailure() async throws {
    let path = "failing-\(name)"
    for _ in 0..<2 {
      let error = await failure { () throws(APIError<Never>) in
        try await client.send(File.Read(path: path))
      }
      #expect(error?.code == 503)
    }
    #expect(try await statuses(path) == "503 503")
  }
}

/// A file of the server.
private enum File {
  struct Read: APIRequest {
    var path: String
    var language: String?

    static let endpoint = Endpoint<String, Never>(
      "read", .get, "/{path}", returns: [.on(.success, .text)], cache: .http)

    func write(to request: inout RequestWriter) {
      request.path("path", .string, path)
      request.header("X-Lang", .optional(.string), language)
    }
  }

  struct Statuses: APIRequest {
    var path: String

    static let endpoint = Endpoint<String, Never>(
      "statuses", .get, "/{path}", returns: [.on(.success, .text)])

    func write(to request: inout RequestWriter) { request.path("path", .string, path) }
  }

  struct Write: APIRequest {
    var path: String
    var body: String

    static let endpoint = Endpoint<Void, Never>(
      "write", .put, "/{path}", returns: [.on(.success, .none)])

    func write(to request: inout RequestWriter) {
      request.path("path", .string, path)
      request.body(text: body, mediaType: "text/plain")
    }
  }
}
