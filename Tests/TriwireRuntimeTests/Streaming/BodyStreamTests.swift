import Foundation
import Testing

@testable import TriwireRuntime

struct BodyStreamTests {
  /// Chunks that are asked for one by one, and what was asked for.
  static func counting(_ log: Log<Int>, to end: Int = .max) -> AsyncStream<Data> {
    let next = Log<Void>()
    return AsyncStream {
      let number = next.entries.count
      guard number < end, !Task.isCancelled else { return nil }
      next.append(())
      log.append(number)
      return Data("\(number),".utf8)
    }
  }

  @Test func bringsChunksInOrder() async throws {
    let stream = BodyStream(Self.counting(Log(), to: 1_000))
    let body = try await stream.collected()
    #expect(body == Data((0..<1_000).map { "\($0)," }.joined().utf8))
  }

  @Test(arguments: [[], [1], [0, 255, 10]] as [[UInt8]])
  func bringsABodyThatIsThere(bytes: [UInt8]) async throws {
    #expect(try await BodyStream(whole: Data(bytes)).collected() == Data(bytes))
  }

  @Test func collectsNoMoreThanItMay() async throws {
    let body = Data([1, 2, 3])
    #expect(try await BodyStream(whole: body).collected(limit: 3) == body)
    await #expect {
      try await BodyStream(Self.counting(Log())).collected(limit: 100)
    } throws: {
      if case TransportError.responseTooLarge(limit: 100) = $0 { true } else { false }
    }
  }

  @Test func asksForNoMoreThanIsRead() async throws {
    let log = Log<Int>()
    var iterator = BodyStream(Self.counting(log)).makeAsyncIterator()
    for number in 0..<3 {
      #expect(try await iterator.next() == Data("\(number),".utf8))
      try await Task.sleep(for: .milliseconds(20))
      #expect(log.entries.count <= number + 3)
    }
  }

  @Test func isReadOnce() async throws {
    let stream = BodyStream(whole: Data([1]))
    let copy = stream
    #expect(try await stream.collected() == Data([1]))
    await #expect {
      try await copy.collected()
    } throws: {
      if case TransportError.alreadyRead = $0 { true } else { false }
    }
    #expect(copy == stream)
    #expect(BodyStream(whole: Data([1])) != stream)
  }

  @Test func aSecondReaderDoesNotEndTheFirst() async throws {
    let stream = BodyStream(Self.counting(Log(), to: 2))
    var first = stream.makeAsyncIterator()
    do {
      var second = stream.makeAsyncIterator()
      await #expect(throws: TransportError.self) { try await second.next() }
    }
    #expect(try await first.next() == Data("0,".utf8))
    #expect(try await first.next() == Data("1,".utf8))
    #expect(try await first.next() == nil)
  }

  @Test func passesOnHowItsSourceFails() async throws {
    let source = AsyncThrowingStream<Data, any Error> {
      $0.yield(Data([1]))
      $0.finish(throwing: URLError(.networkConnectionLost))
    }
    var iterator = BodyStream(source).makeAsyncIterator()
    #expect(try await iterator.next() == Data([1]))
    await #expect(throws: URLError.self) { try await iterator.next() }
  }

  @Test func endsWhenItIsSilentForTooLong() async throws {
    let (source, continuation) = AsyncStream<Data>.makeStream()
    var iterator = BodyStream(source).makeAsyncIterator()
    continuation.yield(Data([1]))
    #expect(try await iterator.next(within: .seconds(10)) == Data([1]))
    await #expect {
      try await iterator.next(within: .milliseconds(50))
    } throws: {
      if case TransportError.timedOut = $0 { true } else { false }
    }
  }

  enum Ending: CaseIterable { case drop, stopEarly, cancel, timeOut }

  @Test(arguments: Ending.allCases)
  func endsItsSource(ending: Ending) async throws {
    let (source, continuation) = AsyncStream<Data>.makeStream()
    let (ended, end) = AsyncStream<Void>.makeStream()
    continuation.onTermination = { _ in end.yield() }
    continuation.yield(Data([1]))
    switch ending {
    case .drop: _ = BodyStream(source)
    case .stopEarly: for try await _ in BodyStream(source) { break }
    case .timeOut:
      var iterator = BodyStream(source).makeAsyncIterator()
      _ = try await iterator.next()
      _ = try? await iterator.next(within: .milliseconds(20))
    case .cancel:
      let (read, first) = AsyncStream<Void>.makeStream()
      let task = Task { for try await _ in BodyStream(source) { first.yield() } }
      var reads = read.makeAsyncIterator()
      await reads.next()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    var endings = ended.makeAsyncIterator()
    await endings.next()
  }
}
