import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

@Suite(.timeLimit(.minutes(2))) struct DownloadTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func goesToATemporaryFolder() async throws {
    let file = try await Fetch.client().send(
      Fetch("file", ["size": "300000", "name": #"attachment; filename="a b.png""#]))
    defer { try? FileManager.default.removeItem(at: file.url.deletingLastPathComponent()) }
    #expect(file.url.lastPathComponent == "a b.png" && file.suggestedName == "a b.png")
    #expect(file.byteCount == 300_000 && file.mediaType == "image/png")
    #expect(try Data(contentsOf: file.url) == Fetch.content(300_000))
    let rest = try FileManager.default.contentsOfDirectory(
      atPath: file.url.deletingLastPathComponent().path)
    #expect(rest == ["a b.png"])
  }

  @Test func takesANameThatIsFree() async throws {
    let client = try await Fetch.client()
    let destination = DownloadDestination.folder(folder.url)
    try await withThrowingTaskGroup(of: DownloadedFile.self) { group in
      for _ in 0..<4 {
        group.addTask { try await client.send(Fetch("file", ["size": "5000"], to: destination)) }
      }
      for try await file in group { #expect(file.suggestedName == "file") }
    }
    #expect(folder.names == ["file", "file 2", "file 3", "file 4"])
    #expect(folder.names.allSatisfy { folder.data($0) == Fetch.content(5000) })
  }

  @Test func replacesAFile() async throws {
    try folder.write("old", to: "x.png")
    let url = folder.url.appendingPathComponent("x.png")
    let file = try await Fetch.client().send(Fetch("file", ["size": "70000"], to: .file(url)))
    #expect(file.url == url && folder.names == ["x.png"])
    #expect(folder.data("x.png") == Fetch.content(70_000))
  }

  @Test func readsErrorsInMemory() async throws {
    let client = try await Fetch.client()
    let destination = DownloadDestination.folder(folder.url)
    let missing = await failure { () throws(APIError<Shop.Problem>) in
      try await client.send(Fetch("nothing", to: destination))
    }
    guard case .rejected(let problem, let response)? = missing else { throw NotAnError() }
    #expect(problem.title == "nothing here" && response.file == nil)
    let broken = await failure { () throws(APIError<Shop.Problem>) in
      try await client.send(Fetch("status", ["code": "503"], to: destination))
    }
    guard case .unexpectedStatus(let answer)? = broken else { throw NotAnError() }
    #expect(answer.status == 503 && answer.body == Data(#"{"title": "no"}"#.utf8))
    #expect(folder.names == [])
  }

  @Test(arguments: ["file", "endless"])
  func keepsToALimit(path: String) async throws {
    let destination = DownloadDestination.folder(folder.url).limited(to: 200_000)
    let client = try await Fetch.client()
    let error = await failure { () throws(APIError<Shop.Problem>) in
      try await client.send(Fetch(path, ["size": "200001"], to: destination))
    }
    guard case .transport(TransportError.responseTooLarge(limit: 200_000))? = error else {
      throw NotAnError(error)
    }
    #expect(folder.names == [] && folder.openFiles == 0)
    let fitting = try await client.send(Fetch("file", ["size": "200000"], to: destination))
    #expect(fitting.byteCount == 200_000)
  }

  @Test func needsNoRoomInMemory() async throws {
    let client = try await Fetch.client(ClientConfiguration(maximumResponseBytes: 1000))
    let file = try await client.send(
      Fetch("file", ["size": "3000000"], to: .folder(folder.url)))
    #expect(file.byteCount == 3_000_000)
    #expect(folder.data("file") == Fetch.content(3_000_000))
  }

  @Test func unpacksWhatIsCompressedAllTheSame() async throws {
    let url = folder.url.appendingPathComponent("z")
    let file = try await Fetch.client().send(Fetch("zipped", to: .file(url, resuming: true)))
    #expect(file.byteCount == 100_000 && folder.names == ["z"])
    #expect(folder.data("z") == Fetch.content(100_000))
  }

  @Test func waitsAsLongAsBytesCome() async throws {
    let client = try await Fetch.client(ClientConfiguration(timeout: .seconds(6)))
    let file = try await client.send(Fetch("trickle", to: .folder(folder.url)))
    #expect(file.byteCount == 40_000)
    let error = await failure { () throws(APIError<Shop.Problem>) in
      try await client.send(Fetch("stalled", to: .folder(folder.url)))
    }
    guard case .timedOut? = error else { throw NotAnError(error) }
    try await settled { folder.names == ["trickle"] && folder.openFiles == 0 }
  }

  @Test func comesFromAnyTransport() async throws {
    let client = APIClient(
      baseURL: "https://a.example",
      transport: .stub { request in
        #expect(request.streamsResponse && request.headers["Accept-Encoding"] == "identity")
        return HTTPResponse(200, headers: ["Content-Type": "a/b"], body: Data("abc".utf8))
      })
    let file = try await client.send(Fetch("pictures", to: .folder(folder.url)))
    #expect(file.suggestedName == "pictures" && folder.data("pictures") == Data("abc".utf8))
    #expect(file.mediaType == "a/b")
  }

  @Test func comesFromAStub() async throws {
    var handlers = StubHandlers()
    handlers[Fetch.self] = { request in
      DownloadedFile(url: URL(fileURLWithPath: "/x/\(request.path)"), byteCount: 5)
    }
    let file = try await APIClient(stub: handlers).send(Fetch("a.txt"))
    #expect(file.suggestedName == "a.txt")
  }
}

/// An error other than the expected one, or none.
struct NotAnError: Error {
  let error: (any Error)?

  init(_ error: (any Error)? = nil) {
    self.error = error
  }
}

/// Waits up to ten seconds for what others finish in their own time.
func settled(_ condition: () -> Bool) async throws {
  for _ in 0..<200 where !condition() { try await Task.sleep(for: .milliseconds(50)) }
  #expect(condition())
}
