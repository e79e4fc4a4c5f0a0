import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

/// Answers that are kept for a time whatever the server says, and where they are kept.
struct LastingCacheTests {
  @Test(
    arguments: [
      (.lasting(.seconds(60)), 59.9, true), (.lasting(.seconds(60)), 60, false),
      (.lasting(.milliseconds(1)), 0, true), (.lasting(.seconds(60)), -1, false),
      (.forever, 1e9, true),
    ] as [(CachePolicy, Double, Bool)])
  func lastsAsLongAsItIsTold(policy: CachePolicy, after: Double, isReused: Bool) async throws {
    let bench = CacheBench(policy)
    bench.will(200, ["Cache-Control": "no-store, max-age=1", "Vary": "*"], "old")
    _ = try await bench.get()
    bench.wait(after)
    if !isReused { bench.will(200, [:], "new") }
    #expect(try await bench.body() == (isReused ? "old" : "new"))
  }

  @Test(arguments: [206, 302, 404, 500])
  func keepsSuccessesOnly(status: Int) async throws {
    let bench = CacheBench(.forever)
    bench.will(status, [:], "old")
    bench.will(200, [:], "new")
    #expect(try await bench.body() == "old")
    #expect(try await bench.body() == "new")
    #expect(try await bench.body() == "new")
  }

  @Test func forgetsWhatWasNotUsedForLongest() async throws {
    let bench = CacheBench(.forever, cache: MemoryCache(limit: 5_000))
    let body = String(repeating: "x", count: 1_000)
    for number in 0..<4 {
      bench.will(200, [:], body)
      _ = try await bench.get(path: "/\(number)")
    }
    _ = try await bench.get(path: "/0")
    bench.will(200, [:], body)
    _ = try await bench.get(path: "/4")
    for number in [0, 3, 4] { _ = try await bench.get(path: "/\(number)") }
    #expect(bench.asked.entries.count == 5)
    bench.will(200, [:], body)
    _ = try await bench.get(path: "/1")
    bench.will(200, [:], String(repeating: "x", count: 6_000))
    bench.will(200, [:], "again")
    for _ in 0..<2 { _ = try await bench.get(path: "/long") }
    await bench.cache.removeAll()
    bench.will(200, [:], body)
    _ = try await bench.get(path: "/4")
  }

  @Test func keepsSeparateUsersApart() async throws {
    let log = Log<HTTPRequest>()
    let cache = MemoryCache()
    for (user, token) in [("a", "1"), ("b", "1"), ("a", "2"), ("a", "1")] {
      let client = APIClient(
        baseURL: "https://h", common: Header(value: user), credentials: Token(value: token),
        configuration: ClientConfiguration(cache: cache),
        transport: .stub { request in
          log.append(request)
          return HTTPResponse(200, body: Data("\(user)\(token)".utf8))
        })
      #expect(try await client.send(Kept()) == Data("\(user)\(token)".utf8))
    }
    #expect(log.entries.count == 3)
  }

  @Test func keepsWhatCouldBeReadOnly() async throws {
    let log = Log<HTTPRequest>()
    let client = APIClient.answering { request in
      log.append(request)
      return .json(#"{"resultCode": \#(log.entries.count < 3 ? "1" : "\"0000\"")}"#)
    }
    for _ in 0..<5 { _ = try? await client.send(KeptEnvelope()) }
    #expect(log.entries.count == 3)
    let without = APIClient.answering(ClientConfiguration(cache: nil)) { request in
      log.append(request)
      return HTTPResponse(200)
    }
    for _ in 0..<2 { _ = try await without.send(Kept()) }
    #expect(log.entries.count == 5)
  }
}

struct DiskCacheTests {
  let folder: TemporaryFolder
  var url: URL { URL(fileURLWithPath: folder.path("cache")) }

  init() throws { folder = try TemporaryFolder() }

  func bench(limit: Int = 1 << 20) -> CacheBench {
    CacheBench(.http, cache: DiskCache(folder: url, limit: limit))
  }

  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  func keep(_ path: String = "/a?key=hush", _ body: String = "old") async throws {
    let bench = bench()
    bench.will(200, ["Cache-Control": "max-age=600", "Set-Cookie": "hush", "X-A": "ä"], body)
    _ = try await bench.get(["Authorization": "hush"], path: path)
  }

  @Test func survivesARestart() async throws {
    try await keep()
    let answer = try await bench().get(["Authorization": "hush"], path: "/a?key=hush").response
    #expect(answer.body == Data("old".utf8) && answer.headers["X-A"] == "ä")
  }

  @Test func writesNoSecretAndNoOtherFiles() async throws {
    try await keep()
    let names = try files()
    #expect(names.count == 1)
    #expect(names.allSatisfy { $0.hasSuffix(".triwire") && $0.count == 64 + 8 })
    let data = try Data(contentsOf: url.appendingPathComponent(names[0]))
    #expect(data.range(of: Data("hush".utf8)) == nil)
    #expect(data.range(of: Data("old".utf8)) != nil)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: url.appendingPathComponent(names[0]).path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func dropsWhatWasDamaged() async throws {
    try await keep()
    let file = url.appendingPathComponent(try files()[0])
    let whole = try Data(contentsOf: file)
    for count in [0, 1, 15, 16, 47, 48, 49, whole.count / 2, whole.count - 1] {
      #expect(CacheRecord(data: whole.prefix(count)) == nil)
    }
    for index in stride(from: 0, to: whole.count, by: 3) {
      var damaged = whole
      damaged[index] ^= 0x10
      #expect(CacheRecord(data: damaged) == nil)
    }
    #expect(CacheRecord(data: whole + [0]) == nil)
    try whole.dropLast().write(to: file)
    let bench = bench()
    bench.will(200, [:], "new")
    #expect(try await bench.body(["Authorization": "hush"], path: "/a?key=hush") == "new")
    #expect(try files() == [])
  }

  @Test func survivesThatItsFolderVanishes() async throws {
    let bench = bench()
    for round in 0..<3 {
      bench.will(200, ["Cache-Control": "max-age=60"], "\(round)")
      #expect(try await bench.body() == "\(round)")
      #expect(try await bench.body() == "\(round)")
      try FileManager.default.removeItem(at: url)
    }
    try Data().write(to: url)
    bench.will(200, ["Cache-Control": "max-age=60"], "a")
    bench.will(200, ["Cache-Control": "max-age=60"], "b")
    #expect(try await bench.body() == "a")
    #expect(try await bench.body() == "b")
  }

  @Test func keepsToItsLimit() async throws {
    let bench = bench(limit: 20_000)
    let body = String(repeating: "x", count: 1_000)
    for number in 0..<50 {
      bench.will(200, ["Cache-Control": "max-age=60"], body)
      _ = try await bench.get(path: "/\(number)")
    }
    let sizes = try files().map { name in
      try FileManager.default.attributesOfItem(atPath: url.appendingPathComponent(name).path)[.size]
        as? Int ?? 0
    }
    #expect(sizes.reduce(0, +) <= 20_000 && sizes.count > 5)
    #expect(try await bench.get(path: "/49").isFromCache)
    bench.will(200, ["Cache-Control": "max-age=60"], String(repeating: "x", count: 30_000))
    _ = try await bench.get(path: "/long")
    try Data("mine".utf8).write(to: url.appendingPathComponent("notes.txt"))
    await bench.cache.removeAll()
    #expect(try files() == ["notes.txt"])
  }

  @Test func isSharedByManyCalls() async throws {
    let cache = DiskCache(folder: url)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<60 {
        group.addTask {
          let bench = CacheBench(.forever, cache: cache)
          for _ in 0..<2 { bench.will(200, [:], "body \(number % 6)") }
          for _ in 0..<2 {
            let body = try await bench.body(path: "/\(number % 6)")
            #expect(body == "body \(number % 6)")
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try files().count == 6)
  }
}

private struct Header: CommonParameters {
  var value: String

  func write(to request: inout RequestWriter) async throws {
    request.header("X-User", .string, value)
  }
}

private struct Token: CredentialProvider {
  var value: String

  func authorize(_ request: inout RequestWriter, scheme: String) async throws {
    request.apiKey(header: "X-Key", value)
  }
}

private struct Kept: APIRequest {
  static let endpoint = Endpoint<Data, Never>(
    "kept", .get, "/", returns: [.on(.success, .bytes)], auth: "key", cache: .forever)

  func write(to request: inout RequestWriter) {}
}

private struct KeptEnvelope: APIRequest {
  static let endpoint = Endpoint<Void, Never>(
    "kept", .get, "/", returns: [.on(.success, .none)], envelope: Shop.standardEnvelope,
    cache: .lasting(.seconds(60)))

  func write(to request: inout RequestWriter) {}
}
