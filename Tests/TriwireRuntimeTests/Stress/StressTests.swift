import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

/// Many calls at once, with everything at random moments: none is left over, and none gets what is
/// another's.
struct StressTests {
  @Test(arguments: [false, true])
  func tokensThatExpireAtRandom(isCancelled: Bool) async throws {
    let (good, refreshing) = (Locked(1), Locked(0))
    let busy = Busy { request in
      try await Busy.pause()
      if Int.random(in: 0..<50) == 0 { good.withLock { $0 += 1 } }
      let isGood = request.headers["Authorization"] == "Bearer \(good.withLock { $0 })"
      return isGood
        ? HTTPResponse(200, body: Data("done".utf8)) : .json(#"{"title": "no"}"#, status: 401)
    }
    let bearer = Provided<String?>.refreshing("0") { _ in
      #expect(
        refreshing.withLock {
          $0 += 1; return $0
        } == 1)
      defer { refreshing.withLock { $0 -= 1 } }
      try await Busy.pause()
      return good.withLock { "\($0)" }
    }
    let client = APIClient(
      baseURL: "https://h", credentials: Shop.Credentials(bearer: bearer), transport: busy)
    let codes = await Busy.crowd(1_000, cancelling: isCancelled) { number in
      let error = await failure { () throws(APIError<Shop.Problem>) in
        try await client.send(Policies.Guarded(number: Int32(number)))
      }
      return error?.code ?? 0
    }
    #expect(Set(codes).isSubset(of: isCancelled ? [0, 6, 401] : [0, 401]))
    #expect(codes.contains(0))
    try await busy.expectRest(refreshing)
  }

  struct Kept: APIRequest {
    var number: Int

    static let endpoint = Endpoint<String, Never>(
      "kept", .get, "/{number}", returns: [.on(.success, .text)], cache: .forever)

    func write(to request: inout RequestWriter) {
      request.path("number", .int32, Int32(number))
    }
  }

  @Test(arguments: [false, true])
  func cacheOfReadersWritersAndForgetters(isOnDisk: Bool) async throws {
    let folder = try TemporaryFolder()
    let limit = 20_000
    let cache: any ResponseCache =
      isOnDisk ? DiskCache(folder: folder.url, limit: limit) : MemoryCache(limit: limit)
    let busy = Busy { request in
      try await Busy.pause()
      let text = String(repeating: request.url.path, count: 500)
      return HTTPResponse(200, headers: ["Content-Type": "text/plain"], body: Data(text.utf8))
    }
    let client = APIClient(
      baseURL: "https://h", configuration: ClientConfiguration(cache: cache), transport: busy)
    let isRight = await Busy.crowd(1_000, cancelling: true) { number in
      let number = number % 40
      switch Int.random(in: 0..<20) {
      case 0: await cache.removeAll()
      case 1: await URL(string: "https://h/\(number)").asyncMap { await cache.remove(CacheKey($0)) }
      default: break
      }
      guard let text = try? await client.send(Kept(number: number)) else { return true }
      return text == String(repeating: "/\(number)", count: 500)
    }
    #expect(isRight.allSatisfy { $0 })
    try await busy.expectRest()
  }

  @Test func latestCalls() async throws {
    let busy = Busy { _ in
      try await Busy.pause()
      return HTTPResponse(200, body: Data("done".utf8))
    }
    let client = APIClient(baseURL: "https://h", transport: busy)
    let codes = await Busy.crowd(1_000, cancelling: true) { number in
      await failure { () throws(APIError<Never>) in
        try await client.send(Policies.Search(text: "\(number)"))
      }?.code ?? 0
    }
    #expect(Set(codes).isSubset(of: [0, 6]))
    #expect(try await client.send(Policies.Search(text: "last")) == "done")
    try await busy.expectRest()
  }

  @Test func walksThatEndAtAnyMoment() async throws {
    let busy = Busy { request in
      try await Busy.pause()
      let number = Int(request.url.query?.split(separator: "=").last ?? "0") ?? 0
      return .page([number, number], next: number < 30 ? "\(number + 1)" : nil)
    }
    let client = APIClient(baseURL: "https://h", transport: busy)
    let isInOrder = await Busy.crowd(300, cancelling: true) { _ in
      let end = Int.random(in: 0..<80)
      var items: [Int32] = []
      _ = await failure { () throws(APIError<Never>) in
        for try await item in client.items(of: ByCursor()) {
          items.append(item)
          if items.count > end { break }
        }
      }
      return items == items.indices.map { Int32($0 / 2) }
    }
    #expect(isInOrder.allSatisfy { $0 })
    try await busy.expectRest()
  }

  @Test func streamsThatEndAtAnyMoment() async throws {
    let sending = Locked(0)
    let busy = Busy { _ in
      try await Busy.pause()
      return HTTPResponse(200, stream: BodyStream(Self.ticks(sending)))
    }
    let client = APIClient(baseURL: "https://h", transport: busy)
    let isInOrder = await Busy.crowd(300, cancelling: true) { _ in
      let end = Int.random(in: 0..<40)
      var ids: [Int32] = []
      if let stream = try? await client.send(Ticks(path: "a")) {
        _ = await failure { () throws(APIError<Never>) in
          for try await tick in stream {
            ids.append(tick.id)
            if ids.count > end { break }
          }
        }
      }
      return ids == ids.indices.map(Int32.init)
    }
    #expect(isInOrder.allSatisfy { $0 })
    try await busy.expectRest(sending)
  }

  /// Thirty messages, from a task that is counted.
  private static func ticks(_ sending: Locked<Int>) -> AsyncStream<Data> {
    AsyncStream { continuation in
      sending.withLock { $0 += 1 }
      let task = Task {
        defer { sending.withLock { $0 -= 1 } }
        for id in 0..<30 as Range<Int32> {
          guard (try? await Busy.pause()) != nil, !Task.isCancelled else { break }
          continuation.yield((try? Tick(id: id, name: "n").delimited) ?? Data())
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension Optional {
  /// Does something with the value, if there is one.
  fileprivate func asyncMap(_ body: (Wrapped) async -> Void) async {
    if let self { await body(self) }
  }
}
