import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

/// Servers whose headers are wrong, and folders that hold what no cache has written.
struct CacheFaultTests {
  /// (the second `Age` counts for nothing)
  @Test(arguments: [
    ["2147483648"], ["99999999999999999999"], ["60", "1"], ["60, 1"],
  ])
  func takesALargeAgeForOld(ages: [String]) async throws {
    let bench = CacheBench()
    var headers: HTTPHeaders = ["Cache-Control": "max-age=60"]
    for age in ages { headers.append("Age", age) }
    bench.will(200, headers, "old")
    _ = try await bench.get()
    bench.will(200, [:], "new")
    #expect(try await bench.body() == "new")
  }

  @Test func takesAClockThatWasSetBackForLongTime() async throws {
    let bench = CacheBench()
    bench.will(200, ["Cache-Control": "max-age=60, stale-if-error=60", "ETag": "\"1\""], "old")
    _ = try await bench.get()
    bench.wait(-3600)
    bench.will(503, [:], "busy")
    #expect(try await bench.body() == "busy")
  }

  @Test(arguments: [["Cache-Control": "no-store"], ["Vary": "*"]] as [HTTPHeaders])
  func forgetsWhatAConfirmationForbidsToKeep(headers: HTTPHeaders) async throws {
    let bench = CacheBench()
    bench.will(200, ["Cache-Control": "max-age=0", "ETag": "\"1\""], "old")
    _ = try await bench.get()
    bench.will(304, headers)
    #expect(try await bench.body() == "old")
    bench.will(200, [:], "new")
    #expect(try await bench.body() == "new")
    #expect(bench.asked.entries.last?.headers["If-None-Match"] == nil)
  }

  @Test func tellsChoicesApartByTheVaryOfAConfirmation() async throws {
    let bench = CacheBench()
    bench.will(200, ["Cache-Control": "max-age=0", "ETag": "\"1\""], "old")
    _ = try await bench.get(["X-A": "1"])
    bench.will(304, ["Cache-Control": "max-age=60", "Vary": "X-A"])
    #expect(try await bench.body(["X-A": "1"]) == "old")
    bench.will(200, ["Cache-Control": "max-age=60", "Vary": "X-A"], "other")
    #expect(try await bench.body(["X-A": "2"]) == "other")
    #expect(try await bench.body(["X-A": "1"]) == "old")
  }

  @Test func isYoungAgainOnceItIsConfirmed() async throws {
    let bench = CacheBench()
    let headers: HTTPHeaders = [
      "Cache-Control": "max-age=60", "ETag": "\"1\"", "Age": "50", "Date": CacheRuleTests.now,
    ]
    bench.will(200, headers, "old")
    _ = try await bench.get()
    bench.wait(3600)
    bench.will(304)
    #expect(try await bench.body() == "old")
    bench.wait(59)
    #expect(try await bench.body() == "old")
    #expect(bench.asked.entries.count == 2)
  }

  @Test(arguments: ["\"é\"", "\"a\u{1}\"", " ", "\"a\r\nX: y\""])
  func asksWithoutATagThatCannotBeSent(tag: String) async throws {
    let bench = CacheBench()
    bench.will(200, ["ETag": tag, "Last-Modified": CacheRuleTests.aMinuteAgo], "old")
    _ = try await bench.get()
    bench.will(304)
    #expect(try await bench.body() == "old")
    let asked = try #require(bench.asked.entries.last)
    #expect(asked.headers["If-None-Match"] == nil)
    #expect(asked.headers["If-Modified-Since"] == CacheRuleTests.aMinuteAgo)
    for field in asked.headers { try FieldSyntax.check(header: field.name, field.value) }
  }

  @Test func handsOnAConfirmationThatNobodyAskedFor() async throws {
    let bench = CacheBench()
    for _ in 0..<2 {
      bench.will(304, ["ETag": "\"1\"", "Cache-Control": "max-age=60"])
      let answer = try await bench.get(error: .unexpectedStatus(HTTPResponse(304)))
      #expect(answer.response.status == 304 && !answer.isFromCache)
    }
  }

  /// Each name against each other would take minutes.
  @Test func mergesManyHeaders() async throws {
    let bench = CacheBench()
    var headers: HTTPHeaders = ["ETag": "\"1\""]
    for number in 0..<20_000 { headers.append("X-\(number)", "a") }
    bench.will(200, headers, "old")
    _ = try await bench.get()
    bench.will(304, headers)
    #expect(try await bench.get().response.headers.count == headers.count)
  }
}

/// What a cache finds under a name of its own, and didn't put there.
struct ForeignFileTests {
  enum Thing: CaseIterable { case pipe, folder, link, pipeBehindALink, longFile }

  @Test(arguments: Thing.allCases) func isDroppedUnread(_ thing: Thing) async throws {
    let folder = try TemporaryFolder()
    let cache = DiskCache(folder: folder.url, limit: 100_000)
    let key = CacheKey(try #require(URL(string: "https://h/a")))
    let name = key.text + ".triwire"
    let place = folder.path(name)
    let other = folder.path("other")
    switch thing {
    case .pipe: #expect(mkfifo(place, 0o600) == 0)
    case .folder:
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    case .link:
      try Data("mine".utf8).write(to: URL(fileURLWithPath: other))
      try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: other)
    case .pipeBehindALink:
      #expect(mkfifo(other, 0o600) == 0)
      try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: other)
    case .longFile:
      #expect(FileManager.default.createFile(atPath: place, contents: nil))
      #expect(truncate(place, 1 << 40) == 0)
    }
    #expect(await cache.record(for: key) == nil)
    #expect(!folder.names.contains(name))
    await cache.store(CacheRecord([]), for: key)
    #expect(await cache.record(for: key) == CacheRecord([]))
    if thing == .link { #expect(folder.data("other") == Data("mine".utf8)) }
  }
}
