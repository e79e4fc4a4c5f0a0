import Foundation
import TriwireTestSupport

@testable import TriwireRuntime

extension Trial {
  static let stores: [Trial] = [
    Trial("cache: bytes of a MemoryCache", MemoryCache().limit) { limit, size in
      let record = record(body: size - record(body: 0).byteCount)
      return await lost(record, from: MemoryCache(limit: limit))
    },
    Trial(
      "cache: bytes of a DiskCache", disk.limit, trying: 100_000
    ) { limit, size in
      let folder = try TemporaryFolder()
      return await lost(record(data: size), from: DiskCache(folder: folder.url, limit: limit))
    },
    Trial("cache: answers of one URL", CacheRecord.mostAnswers) { _, size in
      let bench = CacheBench(.forever)
      for number in 0..<size {
        bench.will(200, ["Vary": "X"], "\(number)")
        _ = try await bench.get(["X": "\(number)"])
      }
      bench.will(200, ["Vary": "X"], "again")
      return try await bench.body(["X": "0"]) == "0" ? nil : Outcome(text: "the oldest goes")
    },
  ]

  private static let disk = DiskCache(folder: request.url)

  private static let request = HTTPRequest(.get, URL(fileURLWithPath: "/a"))

  private static func record(body: Int) -> CacheRecord {
    let answer = StoredAnswer(
      HTTPResponse(200, body: Data(count: body)), to: CacheRequest(request, at: 0),
      requested: CacheBench.start, received: CacheBench.start)
    return CacheRecord([answer])
  }

  /// A record that takes so many bytes on disk.
  private static func record(data size: Int) -> CacheRecord {
    let rest = (record(body: size - 1_000).data()?.count ?? 0) - (size - 1_000)
    return record(body: size - rest)
  }

  /// Whether a cache keeps a record.
  private static func lost(_ record: CacheRecord, from cache: some ResponseCache) async -> Outcome?
  {
    let key = CacheKey(request.url)
    await cache.store(record, for: key)
    return await cache.record(for: key) == record ? nil : Outcome(text: "not kept")
  }
}
