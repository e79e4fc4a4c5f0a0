import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

/// Forms as a server reads them that knows nothing of this library.
@Suite(.timeLimit(.minutes(2))) struct MultipartServerTests {
  struct Received: Decodable {
    let kind: String
    let length: String?
    let encoding: String?
    let parts: [Part]
  }

  struct Part: Decodable {
    let name: String?
    let file: String?
    let type: String?
    let size: Int
    let text: String
  }

  let folder: TemporaryFolder
  static let transport = URLSessionTransport()

  init() throws {
    folder = try TemporaryFolder()
  }

  static func send(
    to path: String = "/parts", _ write: (inout RequestWriter) -> Void
  ) async throws -> HTTPResponse {
    var writer = RequestWriter(.post, path)
    write(&writer)
    let base = try BaseURL(await TestServer.files.running().url)
    return try await transport.send(try writer.request(at: base))
  }

  func received(_ write: (inout RequestWriter) -> Void) async throws -> Received {
    try JSONDecoder().decode(Received.self, from: try await Self.send(write).body)
  }

  func file(_ name: String, bytes: Int) throws -> URL {
    let url = URL(fileURLWithPath: folder.path(name))
    try Fetch.content(bytes).write(to: url)
    return url
  }

  @Test func arrivesFromMemoryAndFromDisk() async throws {
    let big = try file("big.png", bytes: 300_000)
    let received = try await received {
      $0.part("caption", .string, "two\r\nlines")
      $0.part("file", UploadFile(big))
      $0.part("more", [UploadFile(Data("x".utf8), name: "x.txt"), UploadFile(big, name: "y")])
      $0.part("pet", json: .model, Shop.Pet.rex)
    }
    #expect(received.kind == "multipart/form-data")
    #expect(received.encoding == nil && received.length != nil)
    #expect(received.parts.map(\.name) == ["caption", "file", "more", "more", "pet"])
    #expect(received.parts.map(\.file) == [nil, "big.png", "x.txt", "y", nil])
    #expect(received.parts.map(\.size).dropLast() == [10, 300_000, 1, 300_000])
    #expect(
      received.parts.map(\.type) == [
        nil, "image/png", "text/plain", "application/octet-stream", "application/json",
      ])
    #expect(received.parts[0].text == "two\r\nlines")
  }

  @Test(arguments: [
    "plain.png", "with space", "é ñ 日本 🐈", "semi;colon", "a=b", "per%cent", "%22", "'single'",
    "tab\there", "../../etc/passwd", "--triwire--",
  ])
  func keepsNames(name: String) async throws {
    let received = try await received {
      $0.part(name, UploadFile(Data("1".utf8), name: name))
    }
    let part = try #require(received.parts.first)
    // This parser turns %22 back into a quote, as the standard has it written.
    let read = name.replacingOccurrences(of: "%22", with: "\"")
    #expect(part.name == read && part.file == read)
    #expect(part.text == "1")
  }

  /// The standard has it so that a backslash escapes nothing; this parser thinks otherwise of the name, but
  /// finds the part all the same.
  @Test(arguments: ["back\\slash", "a\\"])
  func findsPartsWithBackslashes(name: String) async throws {
    let received = try await received { $0.part(name, .string, "1") }
    #expect(received.parts.map(\.text) == ["1"])
  }

  @Test(arguments: ["\"; filename=\"evil.sh", "a\r\nContent-Type: text/html\r\n\r\n", "\n", "\r"])
  func letsNoNameEscape(name: String) async throws {
    let received = try await received {
      $0.part("a", UploadFile(Data("1".utf8), name: name, mediaType: "x/y"))
      $0.part("b" + name, .string, "2")
    }
    let escaped = name.replacingOccurrences(of: "\r", with: "%0D")
      .replacingOccurrences(of: "\n", with: "%0A")
    #expect(received.parts.map(\.name) == ["a", "b" + escaped])
    #expect(received.parts.map(\.file) == [escaped, nil])
    #expect(received.parts.map(\.type) == ["x/y", nil])
    #expect(received.parts.map(\.text) == ["1", "2"])
  }

  @Test func sendsAFileAgainAfterARedirect() async throws {
    let url = try file("a.bin", bytes: 100_000)
    var writer = RequestWriter(.post, "/moved")
    writer.part("a", UploadFile(url))
    writer.query("to", .string, "parts")
    let base = try BaseURL(await TestServer.files.running().url)
    let redirects = Redirects(transport: Self.transport, policy: .follow(limit: 2)) { _ in false }
    let response = try await redirects.send(try writer.request(at: base))
    let received = try JSONDecoder().decode(Received.self, from: response.body)
    #expect(received.parts.map(\.size) == [100_000])
  }

  @Test func sendsAFileAgainOnANewConnection() async throws {
    let url = try file("a.bin", bytes: 3_000_000)
    for _ in 0..<5 {
      let response = try await Self.send(to: "/once") { $0.part("a", UploadFile(url)) }
      #expect(response.status == 204)
      let received = try await received { $0.part("a", UploadFile(url)) }
      #expect(received.parts.map(\.size) == [3_000_000])
    }
  }

  @Test func readsAnAnswerThatComesBeforeTheBody() async throws {
    let url = try file("a.bin", bytes: 3_000_000)
    let outcome = await Result {
      try await Self.send(to: "/refused") { $0.part("a", UploadFile(url)) }
    }
    switch outcome {
    case .success(let response): #expect(response.status == 413)
    case .failure(let error): #expect(error is TransportError)
    }
  }

  @Test(arguments: [true, false])
  func tellsOfAFileThatChanges(isRemoved: Bool) async throws {
    // More than the buffers between here and the server take before it is changed.
    let url = URL(fileURLWithPath: folder.path("a.bin"))
    try Data(count: 12_000_000).write(to: url)
    try folder.age("a.bin")
    let sending = Task { try await Self.send(to: "/slow") { $0.part("photo", UploadFile(url)) } }
    try await Task.sleep(for: .milliseconds(200))
    if isRemoved {
      try FileManager.default.removeItem(at: url)
    } else {
      try Data(count: 10).write(to: url)
    }
    let error = await #expect(throws: FileError.self) { try await sending.value }
    #expect(error.map { "\($0)" } == "“a.bin” has changed since the request was made")
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
