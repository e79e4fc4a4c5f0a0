import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

/// Bodies that URLSession hands over while they arrive, against a real server.
struct StreamedTransferTests {
  let transport = URLSessionTransport()

  func response(to path: String, limit: Int? = nil) async throws -> HTTPResponse {
    let url = try #require(URL(string: try await TestServer.stream.running().url + path))
    var request = HTTPRequest(.get, url, maximumResponseBytes: limit)
    request.streamsResponse = true
    return try await transport.send(request)
  }

  func active(_ id: String) async throws -> Int {
    let body = try await response(to: "/active?id=\(id)").stream?.collected() ?? Data()
    return Int(String(decoding: body, as: UTF8.self)) ?? -1
  }

  /// Waits until the server sends no more, at most some seconds.
  func hasEnded(_ id: String) async throws -> Bool {
    for _ in 0..<100 {
      if try await active(id) == 0 { return true }
      try await Task.sleep(for: .milliseconds(50))
    }
    return false
  }

  @Test func handsOverTheHeadBeforeTheBodyIsThere() async throws {
    let response = try await response(to: "/silent")
    #expect(response.status == 200 && response.body.isEmpty)
    #expect(response.headers["Content-Type"] == "application/x-protobuf")
    var iterator = try #require(response.stream).makeAsyncIterator()
    #expect(try await iterator.next()?.isEmpty == false)
    await #expect(throws: TransportError.self) {
      try await iterator.next(within: .milliseconds(100))
    }
  }

  @Test(arguments: [1, 7, 100_000])
  func bringsTheWholeBody(cut: Int) async throws {
    let response = try await response(to: "/messages?count=40&cut=\(cut)")
    let body = try await response.stream?.collected()
    var expected = Data()
    for number in 0..<40 {
      expected.append(contentsOf: [UInt8(4 + number), 8, UInt8(number), 18, UInt8(number)])
      expected.append(contentsOf: String(repeating: "n", count: number).utf8)
    }
    #expect(body == expected)
  }

  @Test func tellsThatItBrokeOff() async throws {
    let stream = try #require(try await response(to: "/broken").stream)
    var iterator = stream.makeAsyncIterator()
    #expect(try await iterator.next() != nil)
    await #expect(throws: TransportError.self) {
      while try await iterator.next() != nil {}
    }
  }

  @Test(arguments: [
    ("/moved", 302, "moved"), ("/locked", 401, "who?"), ("/page", 200, "<p>log in first</p>"),
  ])
  func streamsWhateverIsAnswered(path: String, status: Int, text: String) async throws {
    let response = try await response(to: path)
    #expect(response.status == status)
    #expect(try await response.stream?.collected() == Data(text.utf8))
  }

  @Test func tellsThatNobodyListens() async throws {
    var request = HTTPRequest(.get, try #require(URL(string: "http://127.0.0.1:1/")))
    request.streamsResponse = true
    await #expect(throws: TransportError.self) { try await transport.send(request) }
  }

  #if canImport(FoundationNetworking)
    @Test func endsWhatCanNotWait() async throws {
      let stream = try #require(
        try await response(to: "/flood?bytes=30000000", limit: 1 << 20).stream)
      var iterator = stream.makeAsyncIterator()
      try await Task.sleep(for: .seconds(1))
      await #expect {
        while try await iterator.next() != nil {}
      } throws: {
        if case TransportError.unreadTooLong(limit: 1_048_576) = $0 { true } else { false }
      }
    }
  #endif

  @Test func readsALongBodyAsFastAsItComes() async throws {
    let stream = try #require(try await response(to: "/flood?bytes=20000000").stream)
    var count = 0
    for try await chunk in stream { count += chunk.count }
    #expect(count == 305 * 65_008 + 128 + 2 * 177)
  }

  @Test func endsTheTransferWhenTheLoopDoes() async throws {
    let id = UUID().uuidString
    let stream = try #require(try await response(to: "/endless?id=\(id)").stream)
    for try await _ in stream { break }
    #expect(try await hasEnded(id))
    #expect(stream == stream)
  }

  @Test func endsTheTransferThatNobodyReads() async throws {
    let id = UUID().uuidString
    _ = try await response(to: "/endless?id=\(id)")
    #expect(try await hasEnded(id))
  }

  @Test func endsTheTransferWhenItsTaskIsCancelled() async throws {
    let id = UUID().uuidString
    let stream = try #require(try await response(to: "/endless?id=\(id)").stream)
    let task = Task { try await stream.collected() }
    try await Task.sleep(for: .milliseconds(100))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await hasEnded(id))
  }

  @Test func goesOnWhenTheTransportHasGone() async throws {
    let url = try #require(
      URL(string: try await TestServer.stream.running().url + "/messages?count=9&cut=1&pause=0.01"))
    var request = HTTPRequest(.get, url)
    request.streamsResponse = true
    let response = try await URLSessionTransport().send(request)
    #expect(try await response.stream?.collected().count == 9 * 5 + 36)
  }
}
