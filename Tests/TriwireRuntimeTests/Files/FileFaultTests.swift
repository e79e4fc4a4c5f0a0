import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

/// What networks and disks do to files.
@Suite(.timeLimit(.minutes(2))) struct FileFaultTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  func error(
    _ path: String, _ query: KeyValuePairs<String, String> = [:],
    to destination: DownloadDestination? = nil
  ) async throws -> APIError<Shop.Problem>? {
    let client = try await Fetch.client()
    let request = Fetch(path, query, to: destination ?? .folder(folder.url))
    return await failure { () throws(APIError<Shop.Problem>) in try await client.send(request) }
  }

  @Test(arguments: ["cut", "reset", "chunked-cut"])
  func leavesNothingOfABrokenTransfer(fault: String) async throws {
    let query: KeyValuePairs = [
      "size": "500000", "sent": "300000", "id": UUID().uuidString,
      fault == "reset" ? "reset" : "none": "1",
    ]
    let error = try await error(fault == "reset" ? "cut" : fault, query)
    switch error {
    case .unreachable, .transport: break
    default: throw NotAnError(error)
    }
    #expect(folder.names == [] && folder.openFiles == 0)
  }

  @Test func takesNoMoreThanTheLengthSays() async throws {
    let client = try await Fetch.client()
    let file = try await client.send(Fetch("long", to: .folder(folder.url)))
    #expect(file.byteCount == 1000 && folder.data("long") == Fetch.content(1000))
  }

  @Test(arguments: [999, 1001])
  func comparesWithTheLength(count: Int) async throws {
    let client = APIClient(
      baseURL: "https://a.example",
      transport: .stub { _ in
        HTTPResponse(200, headers: ["Content-Length": "1000"], body: Data(count: count))
      })
    let error = await failure { () throws(APIError<Shop.Problem>) in
      try await client.send(Fetch("x", to: .folder(folder.url)))
    }
    guard case .transport(let cause)? = error else { throw NotAnError(error) }
    #expect("\(cause)" == "the server sent \(count) of 1000 bytes" && folder.names == [])
  }

  @Test func tellsOfAMissingFolder() async throws {
    let missing = folder.url.appendingPathComponent("missing")
    for destination in [DownloadDestination.folder(missing), .file(missing.appending(path: "x"))] {
      let error = try await error("file", to: destination)
      guard case .transport(FileError.unwritable)? = error else { throw NotAnError(error) }
    }
    #expect(folder.names == [])
  }

  @Test func tellsOfAFolderInTheFilesPlace() async throws {
    try folder.write("", to: "x/y")
    let place = folder.url.appendingPathComponent("x")
    for destination in [DownloadDestination.file(place), .file(place, resuming: true)] {
      let error = try await error("file", to: destination)
      guard case .transport(FileError.unwritable)? = error else { throw NotAnError(error) }
      #expect(folder.names == ["x"] && folder.openFiles == 0)
    }
  }

  @Test func tellsOfAFolderThatVanishes() async throws {
    let inner = folder.url.appendingPathComponent("inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
    async let result = error("trickle", to: .folder(inner))
    try await Task.sleep(for: .milliseconds(700))
    try FileManager.default.removeItem(at: inner)
    let error = try await result
    guard case .transport(FileError.unwritable)? = error else { throw NotAnError(error) }
    #expect(folder.names == [] && folder.openFiles == 0)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func tellsOfAFullDisk() async throws {
    let part = folder.path("x.part")
    try FileManager.default.createSymbolicLink(atPath: part, withDestinationPath: "/dev/full")
    let place = folder.url.appendingPathComponent("x")
    let error = try await error("zipped", to: .file(place, resuming: true))
    guard case .transport(let cause)? = error else { throw NotAnError(error) }
    #expect("\(cause)" == "there is no space left for “x”")
    #expect(folder.names == [] && folder.openFiles == 0)
  }

  @Test func endsOnceWheneverItIsCancelled() async throws {
    let client = try await Fetch.client()
    let request = Fetch("file", ["size": "3000000"], to: .folder(folder.url))
    var files = 0
    for delay in 0..<60 {
      let call = Task { try await client.send(request) }
      if delay > 0 { try await Task.sleep(for: .microseconds(delay * 300)) }
      call.cancel()
      do {
        _ = try await call.value
        files += 1
      } catch APIError<Shop.Problem>.cancelled {}
    }
    try await settled { !folder.names.contains { $0.hasPrefix(".") } && folder.openFiles == 0 }
    // A call that is cancelled while its file gets its name may leave it there, but never half of it.
    #expect(folder.names.count >= files)
    #expect(folder.names.allSatisfy { folder.data($0)?.count == 3_000_000 })
  }

  @Test func endsUploadsOnceWheneverTheyAreCancelled() async throws {
    let url = folder.url.appendingPathComponent("up")
    try Data(count: 2_000_000).write(to: url)
    let client = try await Fetch.client()
    for delay in 0..<60 {
      let call = Task { try await client.send(Send("digest", UploadFile(url))) }
      if delay > 0 { try await Task.sleep(for: .microseconds(delay * 400)) }
      call.cancel()
      do { _ = try await call.value } catch APIError<Never>.cancelled {}
    }
    try await settled { folder.openFiles == 0 }
    #expect(try await client.send(Send("digest", UploadFile(url))).contains("sha256"))
  }

  @Test func cancelsWhileTheLastBytesAreSent() async throws {
    let url = folder.url.appendingPathComponent("up")
    try Data(count: 300_000).write(to: url)
    let client = try await Fetch.client()
    for _ in 0..<20 {
      let handle = Locked<RequestHandle?>(nil)
      let outcome = await withCheckedContinuation { continuation in
        let queue = DispatchQueue(label: "cancel")
        queue.sync {
          let sending = client.reporting(on: queue) { progress in
            if progress.completed == progress.total { handle.withLock { $0 }?.cancel() }
          }
          let call = sending.send(Send("digest", UploadFile(url)), on: queue) {
            continuation.resume(returning: $0)
          }
          handle.withLock { $0 = call }
        }
      }
      if case .failure(let error) = outcome {
        guard case .cancelled = error else { throw NotAnError(error) }
      }
    }
    try await settled { folder.openFiles == 0 }
  }
}

/// A form with one file, sent to `Tests/Servers/files_server.py`.
struct Send: APIRequest {
  typealias Response = String
  typealias Failure = Never

  let path: String
  let file: UploadFile

  static let endpoint = Endpoint<String, Never>(
    "send", .post, "/{path}", returns: [.on(.success, .text)])

  init(_ path: String, _ file: UploadFile) {
    self.path = path
    self.file = file
  }

  func write(to request: inout RequestWriter) {
    request.path("path", .string, path)
    request.part("file", file)
  }
}
