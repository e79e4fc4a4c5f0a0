import Foundation
import Testing

@testable import TriwireRuntime

/// Streams of events that are asked for again, without a server.
struct ReconnectTests {
  struct Guarded: APIRequest {
    static let endpoint = Endpoint<MessageStream<String>, Never>(
      "guarded", .get, "/", returns: [.on(.success, .eventTexts)], auth: "bearer")
    func write(to request: inout RequestWriter) {}
  }

  static func events(_ text: String) -> HTTPResponse {
    HTTPResponse(
      200, headers: ["Content-Type": "text/event-stream"],
      stream: BodyStream(whole: Data(text.utf8)))
  }

  /// What comes, and how it ends.
  func read(
    _ bearer: Provided<String?> = .value(nil), _ reconnect: ReconnectPolicy,
    _ answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) async throws -> (texts: [String], error: APIError<Never>?) {
    let client = APIClient(
      credentials: Shop.Credentials(bearer: bearer),
      configuration: ClientConfiguration(reconnect: reconnect), answer: answer)
    var texts: [String] = []
    var iterator = try await client.send(Guarded()).makeAsyncIterator()
    let error = await failure { () throws(APIError<Never>) in
      while let text = try await iterator.next() { texts.append(text) }
    }
    return (texts, error)
  }

  static let eager = ReconnectPolicy(attempts: 3, delay: .zero, isEager: true)

  @Test(arguments: [true, false])
  func asksForANewTokenWhereTheOldOneHasRunOut(succeeds: Bool) async throws {
    let log = Log<String>()
    let refreshes = Log<String?>()
    let bearer = Provided<String?>.refreshing("old") { rejected in
      refreshes.append(rejected)
      guard succeeds else { throw CancellationError() }
      return "new"
    }
    let (texts, error) = try await read(bearer, Self.eager) { request in
      let token = request.headers["Authorization"] ?? ""
      log.append("\(token) \(request.headers["Last-Event-ID"] ?? "-")")
      if log.entries.count == 1 { return Self.events("id: 1\ndata: a\n\n") }
      if token == "Bearer old" { return HTTPResponse(401) }
      return log.entries.count == 3 ? Self.events("id: 2\ndata: b\n\n") : HTTPResponse(204)
    }
    #expect(refreshes.entries == ["old"])
    let asked = ["Bearer old -", "Bearer old 1"]
    #expect(log.entries == (succeeds ? asked + ["Bearer new 1", "Bearer new 2"] : asked))
    #expect(texts == (succeeds ? ["a", "b"] : ["a"]) && error?.code == (succeeds ? nil : 401))
  }

  @Test func asksForATokenOnceForEachAnswer() async throws {
    let log = Log<String>()
    let (texts, error) = try await read(.refreshing("0") { _ in "1" }, Self.eager) { request in
      log.append(request.headers["Authorization"] ?? "")
      return log.entries.count == 1 ? Self.events("data: a\n\n") : HTTPResponse(401)
    }
    #expect(texts == ["a"] && error?.code == 401)
    #expect(log.entries == ["Bearer 0", "Bearer 0", "Bearer 1"])
  }

  @Test func givesUpOnAServerThatClosesAtOnce() async throws {
    let log = Log<String?>()
    let (texts, error) = try await read(.value(nil), Self.eager) { request in
      log.append(request.headers["Last-Event-ID"])
      return Self.events(": nothing\nid: 7\n\n")
    }
    #expect(texts.isEmpty && error == nil)
    #expect(log.entries == [nil, "7", "7", "7"])
  }

  @Test(arguments: ["é", "日", "a ", "\u{1}"])
  func sendsNoIdThatCannotBeSent(id: String) async throws {
    let log = Log<String?>()
    let (texts, error) = try await read(.value(nil), Self.eager) { request in
      log.append(request.headers["Last-Event-ID"])
      return Self.events("id: \(id)\ndata: a\n\n")
    }
    #expect(texts == ["a"] && error == nil && log.entries == [nil])
  }

  @Test(arguments: [
    (Duration.seconds(Int64.max), nil, longestSleep), (.seconds(-5), nil, .zero),
    (.seconds(1), Duration.seconds(100), .seconds(100)),
    (.seconds(1), .seconds(3600), .seconds(3600)), (.seconds(1), .seconds(3601), .seconds(3600)),
    (.seconds(5000), nil, .seconds(5000)), (.seconds(5000), .zero, .zero),
    (.seconds(1), nil, .seconds(30)),
    (.zero, .seconds(Int64.max), .seconds(3600)),
  ])
  func waitsWithinReason(delay: Duration, retry: Duration?, pause: Duration) {
    let policy = ReconnectPolicy(delay: delay)
    #expect(policy.delay(before: .max, retry: retry) == pause)
  }
}
