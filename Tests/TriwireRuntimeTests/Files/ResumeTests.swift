import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

@Suite(.timeLimit(.minutes(2))) struct ResumeTests {
  let folder: TemporaryFolder
  let url: URL
  /// Tells the downloads of one test from those of others.
  let id = UUID().uuidString

  init() throws {
    folder = try TemporaryFolder()
    url = folder.url.appendingPathComponent("x")
  }

  func fetch(
    _ path: String, _ query: KeyValuePairs<String, String>
  ) async throws -> Result<DownloadedFile, APIError<Shop.Problem>> {
    let client = try await Fetch.client()
    do throws(APIError<Shop.Problem>) {
      return .success(try await client.send(Fetch(path, query, to: .file(url, resuming: true))))
    } catch {
      return .failure(error)
    }
  }

  @Test func asksForTheRestAlone() async throws {
    let query: KeyValuePairs = ["size": "500000", "sent": "300000", "id": id]
    await #expect(throws: APIError<Shop.Problem>.self) { try await fetch("cut", query).get() }
    #expect(folder.names == ["x.part", "x.part-info"] && folder.openFiles == 0)
    let kept = try #require(folder.data("x.part"))
    #expect(kept.count > 0 && kept == Fetch.content(500_000).prefix(kept.count))
    // Whether they are asked for again shows when they are other ones.
    try Data(count: kept.count).write(to: folder.url.appendingPathComponent("x.part"))
    let file = try await fetch("cut", query).get()
    #expect(file.byteCount == 500_000 && folder.names == ["x"])
    #expect(
      folder.data("x") == Data(count: kept.count) + Fetch.content(500_000).dropFirst(kept.count))
  }

  @Test(arguments: [["newtag": "b"], ["newsize": "1000"]])
  func startsAnewWhenTheFileIsAnother(change: [String: String]) async throws {
    let (name, value) = try #require(change.first)
    let query: KeyValuePairs = ["size": "5000", "sent": "3000", "id": id, name: value]
    await #expect(throws: APIError<Shop.Problem>.self) { try await fetch("cut", query).get() }
    try Data(count: 3000).write(to: folder.url.appendingPathComponent("x.part"))
    let file = try await fetch("cut", query).get()
    #expect(file.byteCount == (name == "newsize" ? 1000 : 5000) && folder.names == ["x"])
    #expect(folder.data("x") == Fetch.content(file.byteCount))
  }

  @Test(arguments: ["x.part", "x.part-info"], [true, false])
  func takesNoOtherThingForAPart(name: String, isPipe: Bool) async throws {
    let place = folder.path(name)
    let other = try TemporaryFolder()
    try Data("mine".utf8).write(to: other.url.appendingPathComponent("y"))
    if isPipe {
      #expect(mkfifo(place, 0o600) == 0)
    } else {
      try FileManager.default.createSymbolicLink(
        atPath: place, withDestinationPath: other.path("y"))
    }
    let file = try await fetch("file", ["size": "4000"]).get()
    #expect(file.byteCount == 4000 && folder.names == ["x"])
    #expect(other.data("y") == Data("mine".utf8))
  }

  @Test func startsAnewForAnotherURL() async throws {
    let query: KeyValuePairs = ["size": "5000", "sent": "3000", "id": id]
    await #expect(throws: APIError<Shop.Problem>.self) { try await fetch("cut", query).get() }
    let file = try await fetch("file", ["size": "4000"]).get()
    #expect(file.byteCount == 4000 && folder.names == ["x"])
  }

  @Test(arguments: [
    ("", "the server sent a part of the file without saying which"),
    (
      "bytes 10-19/20",
      "the server sent “bytes 10-19/20”, but asked for was what follows 3000 bytes"
    ),
    ("bytes 3000-3009/5000", "asked for was"), ("bytes 3001-3010/3011", "asked for was"),
    ("items 3000-3009/3010", "without saying which"), ("bytes 3009-3000/3010", "without"),
    ("bytes */3010", "without"), ("bytes 3000-99999999999999999999/*", "without"),
    ("bytes 3000-9223372036854775807/*", "without"),
  ])
  func refusesAWrongPart(range: String, reason: String) async throws {
    let query: KeyValuePairs = ["size": "5000", "sent": "3000", "id": id + range, "range": range]
    await #expect(throws: APIError<Shop.Problem>.self) { try await fetch("range", query).get() }
    #expect(folder.names == ["x.part", "x.part-info"])
    let error = await #expect(throws: APIError<Shop.Problem>.self) {
      try await fetch("range", query).get()
    }
    guard case .transport(FileError.wrongPart(let text))? = error else { throw NotAnError(error) }
    #expect(text.contains(reason) && folder.names == [])
  }

  /// A part of a file of unknown length may be less than the rest, whatever its own length.
  @Test(arguments: ["bytes 3000-3009/*", "bytes 3000-4999/*", "bytes 10-19/*"])
  func startsAnewWhereTheServerDoesNotKnowTheTotal(range: String) async throws {
    let query: KeyValuePairs = ["size": "5000", "sent": "3000", "id": id + range, "range": range]
    await #expect(throws: APIError<Shop.Problem>.self) { try await fetch("range", query).get() }
    #expect(try await fetch("range", query).get().byteCount == 5000)
    #expect(folder.names == ["x"] && folder.data("x") == Fetch.content(5000))
  }

  @Test func refusesAPartThatNobodyAskedFor() async throws {
    let client = APIClient(
      baseURL: "https://a.example",
      transport: .stub { _ in
        HTTPResponse(206, headers: ["Content-Range": "bytes 0-2/3"], body: Data("abc".utf8))
      })
    let error = await failure { () throws(APIError<Shop.Problem>) in
      try await client.send(Fetch("x", to: .file(url)))
    }
    guard case .transport(FileError.wrongPart)? = error else { throw NotAnError(error) }
    #expect(folder.names == [])
  }

  @Test(arguments: [
    (["ETag": "\"a\""], "\"a\""), (["ETag": "W/\"a\""], nil), ([:], nil),
    (["Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT"], nil),
    (
      [
        "Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT", "Date": "Sun, 06 Nov 1994 08:50:36 GMT",
      ], nil
    ),
    (
      [
        "Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT", "Date": "Sun, 06 Nov 1994 08:50:37 GMT",
      ], "Sun, 06 Nov 1994 08:49:37 GMT"
    ),
    (["ETag": "\"a\"", "Content-Encoding": "gzip"], nil),
  ])
  func trustsStrongValidatorsOnly(headers: [String: String], expected: String?) throws {
    var response = HTTPResponse(200)
    for (name, value) in headers { response.headers[name] = value }
    let resource = try #require(URL(string: "https://a.example/x"))
    let validator = FileValidator(response, of: resource)
    #expect(validator?.validator == expected)
    if let validator { #expect(FileValidator(text: validator.text) == validator) }
  }

  @Test(arguments: ["", "\n", "zz\n\"a\"\n", "1\n\n", "1\na\r\nX-Evil: 1\n", "1\n\"a\"\n\n", "1"])
  func distrustsItsOwnNotes(text: String) {
    #expect(FileValidator(text: text) == nil)
  }

  @Test func letsOneCallAtATimeWrite() async throws {
    let client = try await Fetch.client()
    let request = Fetch("file", ["size": "2000000"], to: .file(url, resuming: true))
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<4 { group.addTask { try await client.send(request).byteCount } }
      for try await count in group { #expect(count == 2_000_000) }
    }
    #expect(folder.names == ["x"] && folder.data("x") == Fetch.content(2_000_000))
  }

  @Test func goesOnAfterEachOfManyCancellations() async throws {
    let client = try await Fetch.client()
    let request = Fetch("trickle", to: .file(url, resuming: true))
    for delay in [5, 150, 400] {
      let call = Task { try await client.send(request) }
      try await Task.sleep(for: .milliseconds(delay))
      call.cancel()
      let error = await #expect(throws: APIError<Shop.Problem>.self) { try await call.value }
      guard case .cancelled? = error else { throw NotAnError(error) }
    }
    #expect(try await client.send(request).byteCount == 40_000)
    #expect(folder.names == ["x"] && folder.data("x") == Fetch.content(40_000))
  }
}
