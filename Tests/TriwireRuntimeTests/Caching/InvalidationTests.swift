import Foundation
import Testing

@testable import TriwireRuntime

/// Answers that are still under way while their URL is invalidated.
struct InvalidationTests {
  static let fresh: HTTPHeaders = ["Cache-Control": "max-age=60", "ETag": "\"1\""]

  @Test(arguments: [CachePolicy.http, .forever, .lasting(.seconds(60))])
  func keepNothingOfBefore(policy: CachePolicy) async throws {
    let bench = CacheBench(policy)
    bench.will(200, Self.fresh, "old")
    let early = try await bench.ask()
    bench.will(201)
    _ = try await bench.get([:], .post)
    await early.keep(unless: APIError<Never>?.none)
    bench.will(200, Self.fresh, "new")
    #expect(try await bench.body() == "new")
    #expect(try await bench.body() == "new")
    #expect(bench.asked.entries.count == 3)
  }

  @Test func confirmNothingOfBefore() async throws {
    let bench = CacheBench()
    bench.will(200, ["Cache-Control": "max-age=0", "ETag": "\"1\""], "old")
    _ = try await bench.get()
    bench.will(304, ["Cache-Control": "max-age=60"])
    let early = try await bench.ask()
    bench.will(200)
    _ = try await bench.get([:], .delete)
    await early.keep(unless: APIError<Never>?.none)
    bench.will(200, Self.fresh, "new")
    #expect(try await bench.body() == "new")
  }

  /// (method, path, status, its headers, whether the answer to /a is kept all the same)
  static let meanings: [(HTTPMethod, String, Int, HTTPHeaders, Bool)] = [
    (.post, "/a", 500, [:], true), (.post, "/a", 404, [:], true),
    (.post, "/b", 200, [:], true), (.options, "/a", 200, [:], true),
    (.post, "/b", 201, ["Location": "/a"], false), (.put, "/a", 204, [:], false),
    (.post, "/b", 200, ["Content-Location": "https://h/a#x"], false),
    (.post, "/b", 201, ["Location": "https://other/a"], true), (.post, "/a", 303, [:], false),
  ]

  @Test(arguments: meanings)
  func meanOnlyWhatTheyAreFor(
    method: HTTPMethod, path: String, status: Int, headers: HTTPHeaders, isKept: Bool
  ) async throws {
    let bench = CacheBench()
    bench.will(200, Self.fresh, "old")
    let early = try await bench.ask()
    bench.will(status, headers)
    _ = try await bench.get([:], method, path: path)
    await early.keep(unless: APIError<Never>?.none)
    if !isKept { bench.will(200, Self.fresh, "new") }
    #expect(try await bench.body() == (isKept ? "old" : "new"))
  }

  /// A cache that something happens to while it stores.
  struct Interrupted: ResponseCache {
    let base = MemoryCache()
    let interruption: @Sendable (CacheKey) -> Void

    func record(for key: CacheKey) async -> CacheRecord? { await base.record(for: key) }
    func store(_ record: CacheRecord, for key: CacheKey) async {
      interruption(key)
      await base.store(record, for: key)
    }
    func remove(_ key: CacheKey) async { await base.remove(key) }
    func removeAll() async { await base.removeAll() }
  }

  @Test func mayComeInTheMidstOfStoring() async throws {
    let invalidations = Invalidations()
    let cache = Interrupted { invalidations.note($0) }
    let url = try #require(URL(string: "https://h/a"))
    let answer = try await CacheExchange(cache: cache, invalidations: invalidations)
      .answer(to: HTTPRequest(.get, url), policy: .forever) { _ in HTTPResponse(200) }
    await answer.keep(unless: APIError<Never>?.none)
    #expect(await cache.record(for: CacheKey(url)) == nil)
  }

  @Test func areForgottenOnTheSafeSide() {
    let keys = (0..<3).compactMap { URL(string: "https://h/\($0)") }.map(CacheKey.init)
    let invalidations = Invalidations(limit: 2)
    let start = invalidations.moment
    invalidations.note(keys[0])
    #expect(invalidations.happened(to: keys[0], since: start))
    #expect(!invalidations.happened(to: keys[1], since: start))
    let later = invalidations.moment
    #expect(!invalidations.happened(to: keys[0], since: later))
    invalidations.note(keys[1])
    invalidations.note(keys[2])
    for key in keys { #expect(invalidations.happened(to: key, since: later)) }
    #expect(!invalidations.happened(to: keys[0], since: invalidations.moment))
  }
}
