import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

/// Streams of messages from a real server.
struct StreamServerTests {
  func client(_ configuration: ClientConfiguration = .init()) async throws -> APIClient {
    APIClient(
      baseURL: try await TestServer.stream.running().url, configuration: configuration)
  }

  /// - Parameter client: nil for one of its own, whose session has connections of its own.
  func read(
    _ path: String, _ query: [String: String] = [:], _ configuration: ClientConfiguration = .init(),
    by client: APIClient? = nil
  ) async throws -> [Tick] {
    var ticks: [Tick] = []
    var client = client
    if client == nil { client = try await self.client(configuration) }
    let answer = try await client?.send(Ticks(path: path, query: query))
    for try await tick in try #require(answer) {
      ticks.append(tick)
    }
    return ticks
  }

  func hasEnded(_ id: String) async throws -> Bool {
    try await StreamedTransferTests().hasEnded(id)
  }

  @Test func readsMessagesAsTheyCome() async throws {
    let ticks = try await read("messages", ["count": "4", "cut": "5", "pause": "0.05"])
    #expect(ticks.map(\.id) == [0, 1, 2, 3])
    let endless = try await client().send(Ticks(path: "endless", query: ["id": "early"]))
    var iterator = endless.makeAsyncIterator()
    #expect(try await iterator.next()?.id == 0)
    #expect(try await iterator.next()?.id == 1)
  }

  @Test func readsMessagesThatAreCutAnywhere() async throws {
    let client = try await client()
    try await withThrowingTaskGroup(of: [Tick].self) { group in
      for at in 0...219 {
        group.addTask { try await read("split", ["at": "\(at)"], by: client) }
      }
      for try await ticks in group {
        #expect(ticks.map(\.id) == [300, 2])
        #expect(ticks.last?.name == "two")
      }
    }
  }

  @Test func readsAHundredStreamsAtOnce() async throws {
    let client = try await client()
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<100 {
        group.addTask {
          try await read("messages", ["count": "30", "cut": "11"], by: client).count
        }
      }
      let counts = try await group.reduce(into: []) { $0.append($1) }
      #expect(counts == Array(repeating: 30, count: 100))
    }
  }

  @Test func followsARedirect() async throws {
    #expect(try await read("moved").count == 2)
  }

  @Test(arguments: [("unfinished", 1002), ("nonsense", 1002), ("broken", 7)])
  func tellsWhatBreaksOff(path: String, code: Int) async throws {
    var iterator = try await client().send(Ticks(path: path)).makeAsyncIterator()
    #expect(try await iterator.next()?.name == "one")
    let error = await failure { () throws(APIError<Never>) in try await iterator.next() }
    #expect(error?.code == code || (path == "broken" && error?.code == 5))
  }

  @Test func doesNotWaitForEver() async throws {
    let client = try await client(.init(idleTimeout: .milliseconds(200)))
    var iterator = try await client.send(Ticks(path: "silent")).makeAsyncIterator()
    #expect(try await iterator.next()?.id == 1)
    let error = await failure { () throws(APIError<Never>) in try await iterator.next() }
    #expect(error?.code == 3)
  }

  @Test func readsAnErrorInAnotherFormat() async throws {
    let client = try await client()
    let error = await failure { () throws(APIError<Shop.Problem>) in
      try await client.send(Ticks(path: "error"))
    }
    guard case .rejected(Shop.Problem(title: "busy"), let response) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(response.status == 503)
  }

  @Test(arguments: [("failure", 1001), ("page", 4), ("locked", 401), ("nowhere", 404)])
  func tellsOfAnAnswerThatIsNoStream(path: String, code: Int) async throws {
    let client = try await client()
    let error = await failure { () throws(APIError<Shop.Problem>) in
      try await client.send(Ticks(path: path))
    }
    #expect(error?.code == code)
    #expect(error?.response?.body.isEmpty == false)
  }

  @Test func endsTheTransferWhenItsTaskIsCancelled() async throws {
    let id = UUID().uuidString
    let stream = try await client().send(Ticks(path: "endless", query: ["id": id]))
    let (read, first) = AsyncStream<Void>.makeStream()
    let task = Task {
      await failure { () throws(APIError<Never>) in
        var iterator = stream.makeAsyncIterator()
        while try await iterator.next() != nil { first.yield() }
      }
    }
    var reads = read.makeAsyncIterator()
    await reads.next()
    task.cancel()
    #expect(await task.value?.code == 6)
    #expect(try await hasEnded(id))
  }

  @Test func endsTheTransferWhenTheLoopDoes() async throws {
    let id = UUID().uuidString
    let stream = try await client().send(Ticks(path: "endless", query: ["id": id]))
    for try await tick in stream where tick.id == 3 { break }
    #expect(try await hasEnded(id))
    #expect(stream == stream)
  }

  @Test func endsTheTransferThatNobodyReads() async throws {
    let id = UUID().uuidString
    _ = try await client().send(Ticks(path: "endless", query: ["id": id]))
    #expect(try await hasEnded(id))
  }

  @Test func survivesCancellationAtAnyMoment() async throws {
    let client = try await client()
    let id = UUID().uuidString
    for delay in 0..<30 {
      let task = Task {
        for try await _ in try await client.send(Ticks(path: "endless", query: ["id": id])) {}
      }
      try await Task.sleep(for: .microseconds(delay * 200))
      task.cancel()
      let error = await #expect(throws: (any Error).self) { try await task.value }
      #expect((error as? APIError<Never>)?.code ?? (error as? APIError<Shop.Problem>)?.code == 6)
    }
    #expect(try await hasEnded(id))
  }
}
