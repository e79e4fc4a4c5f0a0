import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

/// Server-sent events and JSON lines from a real server.
struct EventStreamTests {
  let reader = UUID().uuidString

  func client(_ reconnect: ReconnectPolicy = ReconnectPolicy()) async throws -> APIClient {
    APIClient(
      baseURL: try await TestServer.events.running().url,
      configuration: ClientConfiguration(idleTimeout: .milliseconds(500), reconnect: reconnect))
  }

  /// The ids of what comes, and how it ends.
  func read(
    _ path: String, _ query: [String: String], _ reconnect: ReconnectPolicy = ReconnectPolicy(),
    upTo count: Int = .max
  ) async throws -> (ids: [Int32], error: APIError<Never>?) {
    let query = query.merging(["reader": reader]) { $1 }
    let stream = try await client(reconnect).send(Events(path: path, query: query))
    var ids: [Int32] = []
    var iterator = stream.makeAsyncIterator()
    let error = await failure { () throws(APIError<Never>) in
      while ids.count < count, let tick = try await iterator.next() { ids.append(tick.id) }
    }
    return (ids, error)
  }

  /// The `Last-Event-ID` of each request.
  func asked() async throws -> [String?] {
    let query = ["reader": reader]
    let body = try await client().send(Bytes(path: "asked", query: query))
    return try JSONDecoder().decode([String?].self, from: body)
  }

  @Test func goesOnWhereTheConnectionBroke() async throws {
    let (ids, error) = try await read("count", ["to": "7", "every": "3"])
    #expect(ids == [0, 1, 2, 3, 4, 5, 6] && error == nil)
    #expect(try await asked() == [nil, "2", "5", "6"])
  }

  @Test func takesAnEndInGoodOrderForTheEnd() async throws {
    let (ids, error) = try await read("count", ["to": "7", "every": "3", "end": "1"])
    #expect(ids == [0, 1, 2] && error == nil)
    #expect(try await asked() == [nil])
  }

  @Test func goesOnUntilTheServerHasNothingMore() async throws {
    let policy = ReconnectPolicy(isEager: true)
    let (ids, error) = try await read("count", ["to": "4", "every": "2", "end": "1"], policy)
    #expect(ids == [0, 1, 2, 3] && error == nil)
    #expect(try await asked() == [nil, "1", "3"])
  }

  @Test func endsWithTheConnectionWhenItIsTold() async throws {
    let (ids, error) = try await read("count", ["to": "7", "every": "3"], .never)
    #expect(ids == [0, 1, 2] && (error?.code == 7 || error?.code == 5))
  }

  @Test func goesOnAfterSilence() async throws {
    let (ids, _) = try await read("silent", [:], upTo: 3)
    #expect(ids == [1, 2, 3])
    #expect(try await asked() == [nil, "1", "2"])
  }

  @Test(arguments: [("503", 4), ("404", 2), ("200", 2)])
  func givesUp(status: String, requests: Int) async throws {
    let (ids, error) = try await read(
      "failing", ["status": status], ReconnectPolicy(attempts: 3))
    #expect(ids == [1])
    // An answer without a content type is taken for an empty stream.
    #expect(error?.code == (status == "200" ? nil : Int(status)))
    #expect(try await asked().count == requests)
  }

  @Test func stopsWaitingWhenItIsCancelled() async throws {
    let task = Task { try await read("failing", ["status": "503"], ReconnectPolicy(attempts: 100)) }
    while try await asked().count < 3 { try await Task.sleep(for: .milliseconds(10)) }
    task.cancel()
    #expect(try await task.value.error?.code == 6)
  }

  @Test func sendsAndReadsLines() async throws {
    let ticks = (0..<100).map { Tick(id: $0, name: "line\n\($0)") }
    var read: [Tick] = []
    for try await tick in try await client().send(EchoLines(body: ticks)) { read.append(tick) }
    #expect(read == ticks)
  }
}

/// Cases that need no server.
struct EventStubTests {
  func events(_ text: String, type: String? = "text/event-stream") async throws -> [String] {
    var response = HTTPResponse(200, body: Data(text.utf8))
    response.headers["Content-Type"] = type
    let client = APIClient.answering { [response] request in
      #expect(request.headers["Accept"] == "text/event-stream")
      return response
    }
    var texts: [String] = []
    for try await text in try await client.send(EventTexts()) { texts.append(text) }
    return texts
  }

  @Test(arguments: ["text/event-stream", "Text/Event-Stream; charset=utf-8", nil])
  func bringsTextsAsTheyAre(type: String?) async throws {
    #expect(
      try await events("data: {a\ndata: b\n\ndata\n\ndata: \"c\"", type: type) == ["{a\nb", ""])
  }

  @Test func refusesWhatIsNoStreamOfEvents() async throws {
    let error = await #expect(throws: APIError<Never>.self) {
      try await events("data: a\n\n", type: "text/html")
    }
    #expect(error?.code == 4)
  }

  @Test func passesOverEventsWithoutDataAndCountsTheOthers() async throws {
    let text = "data\n\ndata: {\"id\": 1, \"name\": \"n\"}\n\ndata: \n\ndata: {\"id\": \"x\"}\n\n"
    let client = APIClient.answering { _ in HTTPResponse(200, body: Data(text.utf8)) }
    var iterator = try await client.send(Events(path: "x")).makeAsyncIterator()
    #expect(try await iterator.next()?.id == 1)
    let error = await failure { () throws(APIError<Never>) in try await iterator.next() }
    guard case .undecodable(let fault, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(fault.path == "[1].id")
  }

  @Test func opensAnEnvelopeInPlainJSON() async throws {
    let client = APIClient.answering { request in
      #expect(request.headers["Accept"]?.contains("ndjson") == true)
      return .json(#"{"resultCode": "7", "resultMsg": "no"}"#)
    }
    let error = await failure { () throws(APIError<Never>) in
      try await client.send(EchoLines(body: []))
    }
    guard case .business("7", "no", _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func namesTheLineThatCannotBeSent() {
    var writer = RequestWriter(.post, "/")
    writer.body(lines: .list(.double), [[1], [2, .nan]])
    #expect(writer.problem?.parameter == "[1][1]")
  }

  @Test(
    arguments: [
      (1, nil, 3_000), (2, nil, 6_000), (9, nil, 30_000), (1, 10, 10), (3, 10, 40),
      (2, 60_000, 60_000), (.max, 1, 30_000),
    ] as [(Int, Int?, Int)])
  func waitsLongerAfterEachTry(attempt: Int, retry: Int?, delay: Int) {
    let policy = ReconnectPolicy()
    #expect(
      policy.delay(before: attempt, retry: retry.map { .milliseconds($0) })
        == .milliseconds(delay))
  }
}

struct Events: APIRequest {
  var path: String
  var query: [String: String] = [:]

  static let endpoint = Endpoint<MessageStream<Tick>, Never>(
    "events", .get, "/{path}", returns: [.on(.success, .events(.model))])

  func write(to request: inout RequestWriter) {
    request.path("path", .string, path)
    request.query("query", .map(.string), query)
  }
}

struct EventTexts: APIRequest {
  static let endpoint = Endpoint<MessageStream<String>, Never>(
    "texts", .get, "/", returns: [.on(.success, .eventTexts)])

  func write(to request: inout RequestWriter) {}
}

struct EchoLines: APIRequest {
  var body: [Tick]

  static let endpoint = Endpoint<MessageStream<Tick>, Never>(
    "lines", .post, "/", returns: [.on(.success, .lines(.model))], envelope: Shop.standardEnvelope)

  func write(to request: inout RequestWriter) { request.body(lines: .model, body) }
}

struct Bytes: APIRequest {
  var path: String
  var query: [String: String] = [:]

  static let endpoint = Endpoint<Data, Never>(
    "bytes", .get, "/{path}", returns: [.on(.success, .bytes)])

  func write(to request: inout RequestWriter) {
    request.path("path", .string, path)
    request.query("query", .map(.string), query)
  }
}
