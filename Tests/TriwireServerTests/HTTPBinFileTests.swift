import Foundation
import Testing
import TriwireHTTPBin
import TriwireRuntime
import TriwireTestSupport

/// Forms with files and files as answers, with httpbin itself.
@Suite(.timeLimit(.minutes(2)))
struct HTTPBinFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func client() async throws -> HTTPBinClient {
    HTTPBinClient(server: HTTPBin.Server(try await TestServer.httpbin.running().url))
  }

  @Test func formsWithFilesArrive() async throws {
    try folder.write("hello", to: "a.txt")
    let onDisk = UploadFile(URL(fileURLWithPath: folder.path("a.txt")))
    let echo = try await client().echo.postFiles(
      photo: onDisk, caption: "é \"quoted\"", note: HTTPBin.Note(id: 1, title: "t"),
      more: [UploadFile(Data("one".utf8), name: "1"), onDisk])
    #expect(echo.form["caption"] == .string("é \"quoted\""))
    #expect(echo.files?["photo"] == .string("hello"))
    // httpbin tells the first file of a name only.
    #expect(echo.files?["more"] == .string("one"))
    guard case .string(let note)? = echo.form["note"] else {
      Issue.record("there is no note")
      return
    }
    #expect(try HTTPBin.Note(json: Data(note.utf8)).title == "t")
    #expect(echo.headers["Content-Type"]?.hasPrefix("multipart/form-data; boundary=") == true)
    #expect(echo.headers["Content-Length"] != nil && echo.headers["Transfer-Encoding"] == nil)
  }

  @Test func answersGoToFiles() async throws {
    let folder = DownloadDestination.folder(URL(fileURLWithPath: folder.path))
    let image = try await client().image(kind: "png", destination: folder)
    #expect(image.mediaType == "image/png" && image.suggestedName == "png")
    let bytes = try Data(contentsOf: image.url)
    #expect(bytes.count == image.byteCount && bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func theRestOfAFileIsAskedFor() async throws {
    let place = URL(fileURLWithPath: folder.path("letters"))
    let whole = try await client().range(count: 2000, destination: .file(place))
    let letters = try Data(contentsOf: whole.url)
    #expect(letters.count == 2000)
    let resumed = try await client().range(
      count: 2000, destination: .file(place, resuming: true))
    #expect(try Data(contentsOf: resumed.url) == letters)
  }
}
