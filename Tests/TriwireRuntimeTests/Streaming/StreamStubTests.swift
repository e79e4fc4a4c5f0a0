import Testing

@testable import TriwireRuntime

/// Streams that closures answer in place of a server.
struct StreamStubTests {
  static let ticks = MessageStreamTests.ticks

  func client(_ answer: @escaping StubHandler<Ticks>) -> APIClient {
    var handlers = StubHandlers()
    handlers[Ticks.self] = answer
    return APIClient(stub: handlers)
  }

  @Test func bringsElements() async throws {
    let client = client { _ in MessageStream(Self.ticks) }
    var read: [Tick] = []
    for try await tick in try await client.send(Ticks(path: "x")) { read.append(tick) }
    #expect(read == Self.ticks)
  }

  @Test func bringsWhatAnotherSequenceDoes() async throws {
    let client = client { _ in MessageStream(AsyncStream(Self.ticks)) }
    var read: [Tick] = []
    for try await tick in try await client.send(Ticks(path: "x")) { read.append(tick) }
    #expect(read == Self.ticks)
  }

  @MainActor
  @Test func isReadOnAnyActor() async throws {
    let client = client { _ in MessageStream(AsyncStream(Self.ticks)) }
    var read: [Tick] = []
    for try await tick in try await client.send(Ticks(path: "x")) { read.append(tick) }
    #expect(read == Self.ticks)
  }

  @Test func failsAsItIsTold() async throws {
    let client = client { _ in
      MessageStream(
        AsyncThrowingStream { () throws -> Tick? in throw APIError<Never>.timedOut })
    }
    var iterator = try await client.send(Ticks(path: "x")).makeAsyncIterator()
    let error = await failure { () throws(APIError<Never>) in try await iterator.next() }
    #expect(error?.code == 3)
    #expect(try await iterator.next() == nil)
  }

  @Test func isReadOnce() async throws {
    let stream = MessageStream(Self.ticks)
    for try await _ in stream { break }
    var again = stream.makeAsyncIterator()
    let error = await failure { () throws(APIError<Never>) in try await again.next() }
    #expect(error?.code == 5)
  }

  @Test func endsWithItsTask() async throws {
    let (source, continuation) = AsyncStream<Tick>.makeStream()
    let (read, first) = AsyncStream<Void>.makeStream()
    continuation.yield(Self.ticks[0])
    let stream = MessageStream(source)
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
  }
}
