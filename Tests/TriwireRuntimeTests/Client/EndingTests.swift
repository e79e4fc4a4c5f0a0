import Dispatch
import Foundation
import Testing

@testable import TriwireRuntime

/// How calls end before their time: by cancellation and by timeout.
struct EndingTests {
  struct Slow: APIRequest {
    typealias Response = Void
    typealias Failure = Never

    static let endpoint = Endpoint<Void, Never>(
      "slow", .get, "/", returns: [.on(.success, .none)], timeout: .milliseconds(100))

    func write(to request: inout RequestWriter) {}
  }

  /// Takes no notice of its task's cancellation.
  static func deaf(_ request: HTTPRequest) async -> HTTPResponse {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(deadline: .now() + 60) {
        continuation.resume(returning: HTTPResponse(200))
      }
    }
  }

  static func waiting(_ request: HTTPRequest) async throws -> HTTPResponse {
    try await Task.sleep(for: .seconds(60))
    return HTTPResponse(200)
  }

  @Test(arguments: [true, false])
  func timesOut(isDeaf: Bool) async {
    let client = ShopClient { try await isDeaf ? Self.deaf($0) : Self.waiting($0) }
    let error = await failure { () throws(APIError<Never>) in try await client.send(Slow()) }
    guard case .timedOut = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.code == 3)
  }

  @Test func cancelsTheTransportWhenTimeIsOver() async throws {
    let (ended, end) = AsyncStream<Bool>.makeStream()
    let client = ShopClient { _ in
      let slept: Void? = try? await Task.sleep(for: .seconds(60))
      end.yield(slept == nil)
      return HTTPResponse(200)
    }
    _ = await failure { () throws(APIError<Never>) in try await client.send(Slow()) }
    var iterator = ended.makeAsyncIterator()
    #expect(await iterator.next() == true)
  }

  @Test func usesTheConfigurationWhereTheEndpointSaysNothing() async {
    let client = ShopClient(configuration: .init(timeout: .milliseconds(50))) {
      try await Self.waiting($0)
    }
    let error = await failure { () throws(APIError<Never>) in
      try await client.send(Shop.Avatar(id: UUID()))
    }
    #expect(error?.code == 3)
  }

  @Test(arguments: [nil, Duration.seconds(Int64.max), .seconds(5)])
  func waitsAsLongAsItMay(timeout: Duration?) async throws {
    let client = ShopClient(configuration: .init(timeout: timeout)) { _ in HTTPResponse(200) }
    _ = try await client.send(Shop.Avatar(id: UUID()))
  }

  @Test func countsTheTimeOfProviders() async {
    let client = ShopClient(
      token: .provider {
        try await Task.sleep(for: .seconds(60))
        return nil
      }
    ) { _ in HTTPResponse(200) }
    let error = await failure { () throws(APIError<Never>) in try await client.send(Slow()) }
    #expect(error?.code == 3)
  }

  @Test(arguments: [true, false])
  func endsAtOnceWhenCancelled(isDeaf: Bool) async throws {
    let (sent, send) = AsyncStream<Void>.makeStream()
    let client = ShopClient {
      send.yield()
      return try await isDeaf ? Self.deaf($0) : Self.waiting($0)
    }
    let task = Task {
      await failure { () throws(APIError<Never>) in
        try await client.send(Shop.Avatar(id: UUID()))
      }
    }
    var iterator = sent.makeAsyncIterator()
    await iterator.next()
    task.cancel()
    guard case .cancelled = await task.value else {
      Issue.record("another ending")
      return
    }
  }

  @Test func sendsNothingWhenCancelledBefore() async {
    let client = ShopClient { _ in
      Issue.record("sent")
      return HTTPResponse(200)
    }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await failure { () throws(APIError<Never>) in
        try await client.send(Shop.Avatar(id: UUID()))
      }
    }
    guard case .cancelled = await task.value else {
      Issue.record("another ending")
      return
    }
  }

  @Test func endsOnceWhateverTheMomentOfCancellation() async {
    let client = ShopClient { _ in
      await Task.yield()
      return HTTPResponse(200)
    }
    for round in 0..<200 {
      let (results, report) = AsyncStream<Int>.makeStream()
      let handle = client.send(Shop.Avatar(id: UUID()), on: .global()) { result in
        switch result {
        case .success: report.yield(200)
        case .failure(let error): report.yield(error.code)
        }
      }
      for _ in 0..<(round % 8) { await Task.yield() }
      handle.cancel()
      handle.cancel()
      var iterator = results.makeAsyncIterator()
      let first = await iterator.next()
      #expect(first == 200 || first == 6)
      report.finish()
      #expect(await iterator.next() == nil)
    }
  }
}
