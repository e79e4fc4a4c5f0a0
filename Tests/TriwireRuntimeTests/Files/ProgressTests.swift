import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

@Suite(.timeLimit(.minutes(2))) struct ProgressTests {
  let folder: TemporaryFolder
  let queue = DispatchQueue(label: "progress")
  let log = Log<TransferProgress>()

  init() throws {
    folder = try TemporaryFolder()
  }

  func reports(
    _ call: (APIClient) async throws -> Void
  ) async throws -> [TransferProgress] {
    let log = log
    try await call(try await Fetch.client().reporting(on: queue) { log.append($0) })
    queue.sync {}
    return log.entries
  }

  func check(
    _ reports: [TransferProgress], _ direction: TransferProgress.Direction, total: Int
  ) throws {
    #expect(reports.allSatisfy { $0.direction == direction })
    #expect(zip(reports, reports.dropFirst()).allSatisfy { $0.completed <= $1.completed })
    let last = try #require(reports.last)
    #expect(last.completed == total && last.total == total && last.fraction == 1)
  }

  @Test func followsAnUploadFromDisk() async throws {
    let url = folder.url.appendingPathComponent("up")
    try Data(count: 2_000_000).write(to: url)
    let length = Locked(0)
    let reports = try await reports { client in
      _ = try await client.send(Send("digest", UploadFile(url)))
    }
    length.withLock { $0 = reports.last { $0.direction == .upload }?.completed ?? 0 }
    let uploads = reports.filter { $0.direction == .upload }
    try check(uploads, .upload, total: length.withLock { $0 })
    #expect(uploads.count > 10 && length.withLock { $0 } > 2_000_000)
  }

  @Test func followsAnUploadFromMemory() async throws {
    let file = UploadFile(Data(count: 1_000_000), name: "x")
    let reports = try await reports { _ = try await $0.send(Send("digest", file)) }
      .filter { $0.direction == .upload }
    try check(reports, .upload, total: try #require(reports.last?.total))
    #expect(reports.count > 5 && Set(reports).count == reports.count)
  }

  @Test func followsADownload() async throws {
    let reports = try await reports {
      _ = try await $0.send(Fetch("file", ["size": "2000000"], to: .folder(folder.url)))
    }
    try check(reports, .download, total: 2_000_000)
    #expect(reports.count > 1 && reports.allSatisfy { $0.total == 2_000_000 })
  }

  @Test func learnsTheTotalAtTheEnd() async throws {
    let reports = try await reports {
      _ = try await $0.send(Fetch("zipped", to: .folder(folder.url)))
    }
    try check(reports, .download, total: 100_000)
    #expect(reports.first?.total == nil && reports.first?.fraction == nil)
  }

  @Test func followsAnAnswerInMemory() async throws {
    let reports = try await reports { client in
      let body = try await client.send(Read("file", ["size": "2000000"]))
      #expect(body == Fetch.content(2_000_000))
    }
    try check(reports, .download, total: 2_000_000)
    #expect(reports.count > 1 && reports.allSatisfy { $0.total == 2_000_000 })
  }

  @Test func learnsTheTotalOfACompressedAnswerAtTheEnd() async throws {
    let reports = try await reports { _ = try await $0.send(Read("zipped")) }
    try check(reports, .download, total: 100_000)
    #expect(reports.dropLast().allSatisfy { $0.total == nil })
  }

  @Test func tellsNothingOfAFailureOrOfNoBody() async throws {
    let failing = try await reports {
      _ = try? await $0.send(Read("status", ["code": "404"]))
    }
    #expect(failing.isEmpty)
    let log = log
    let client = APIClient.answering { _ in HTTPResponse(204) }
    _ = try await client.reporting(on: queue) { log.append($0) }.send(Read("x"))
    queue.sync {}
    #expect(log.entries.isEmpty)
  }

  /// One that hands over all at once has told of nothing before.
  @Test func tellsTheEndForAnyTransport() async throws {
    let log = log
    let client = APIClient.answering { _ in HTTPResponse(200, body: Data(count: 7)) }
    _ = try await client.reporting(on: queue) { log.append($0) }.send(Read("x"))
    queue.sync {}
    #expect(log.entries == [TransferProgress(.download, completed: 7, total: 7)])
  }

  @Test func beginsWhereAnEarlierDownloadEnded() async throws {
    let place = DownloadDestination.file(folder.url.appendingPathComponent("x"), resuming: true)
    let request = Fetch(
      "cut", ["size": "500000", "sent": "300000", "id": UUID().uuidString], to: place)
    let client = try await Fetch.client()
    await #expect(throws: (any Error).self) { try await client.send(request) }
    let kept = try #require(folder.data("x.part")?.count)
    let reports = try await reports { _ = try await $0.send(request) }
    try check(reports, .download, total: 500_000)
    #expect(reports.first?.completed == kept)
  }

  @Test func tellsGrowingNumbersOnly() {
    let log = log
    let meter = TransferMeter { log.append($0) }
    for count in [0, 10, 70_000, 60_000, 70_001, 200_000, 100, 200_000] {
      meter.tell(.upload, count, of: 200_000)
    }
    #expect(log.entries.map(\.completed) == [0, 70_000, 200_000])
    #expect(TransferProgress(.upload, completed: 0, total: 0).fraction == 1)
  }
}

/// One answer of `Tests/Servers/files_server.py` in memory.
struct Read: APIRequest {
  typealias Response = Data
  typealias Failure = Never

  var path: String
  var query: KeyValuePairs<String, String>

  static let endpoint = Endpoint<Data, Never>(
    "read", .get, "/{path}", returns: [.on(.success, .bytes)])

  init(_ path: String, _ query: KeyValuePairs<String, String> = [:]) {
    (self.path, self.query) = (path, query)
  }

  func write(to request: inout RequestWriter) {
    request.path("path", .string, path)
    for (name, value) in query { request.query(name, .string, value) }
  }
}
