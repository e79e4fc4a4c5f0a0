import Foundation
import Testing

@testable import TriwireRuntime

/// A server in memory that counts the requests that are under way.
struct Busy: Transport {
  let live = Locked(0)
  var answer: @Sendable (HTTPRequest) async throws -> HTTPResponse

  init(_ answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) {
    self.answer = answer
  }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    live.withLock { $0 += 1 }
    defer { live.withLock { $0 -= 1 } }
    return try await answer(request)
  }

  /// Waits until nothing is under way any more.
  func expectRest(_ other: Locked<Int>? = nil) async throws {
    let count = { live.withLock { $0 } + (other?.withLock { $0 } ?? 0) }
    for _ in 0..<2000 where count() > 0 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(count() == 0)
  }

  /// A moment, often none.
  static func pause() async throws {
    guard Bool.random() else { return await Task.yield() }
    try await Task.sleep(for: .microseconds(Int.random(in: 0..<3_000)))
  }

  /// Does something so many times at once, and cancels some of them at any moment.
  static func crowd<Result: Sendable>(
    _ count: Int, cancelling isCancelled: Bool,
    _ work: @escaping @Sendable (Int) async -> Result
  ) async -> [Result] {
    await withTaskGroup(of: Result.self) { group in
      for number in 0..<count {
        group.addTask {
          let task = Task { await work(number) }
          if isCancelled, number.isMultiple(of: 2) {
            try? await pause()
            task.cancel()
          }
          return await task.value
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }
}
