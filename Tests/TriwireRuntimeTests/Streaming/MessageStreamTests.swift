import Foundation
import Testing

@testable import TriwireRuntime

/// Streams of messages over transports and stubs that need no server.
struct MessageStreamTests {
  static let ticks = (0..<5).map { Tick(id: $0, name: String(repeating: "n", count: Int($0))) }

  static func body() throws -> Data {
    try ticks.map { try $0.delimited }.reduce(Data(), +)
  }

  /// A stream of chunks with these lengths, over and over.
  static func cut(_ body: Data, _ lengths: [Int]) -> BodyStream {
    var chunks: [Data] = []
    var (rest, turn) = (body[...], 0)
    while !rest.isEmpty {
      chunks.append(Data(rest.prefix(lengths[turn % lengths.count])))
      rest = rest.dropFirst(lengths[turn % lengths.count])
      turn += 1
    }
    return BodyStream(AsyncStream(chunks))
  }

  func stream(
    _ response: HTTPResponse, _ configuration: ClientConfiguration = .init(timeout: nil)
  ) async throws(APIError<Shop.Problem>) -> MessageStream<Tick> {
    try await APIClient.answering(configuration) { _ in response }.send(Ticks(path: "x"))
  }

  func error(
    of response: HTTPResponse, _ configuration: ClientConfiguration = .init(timeout: nil)
  ) async throws -> (APIError<Never>?, read: [Tick]) {
    var iterator = try await stream(response, configuration).makeAsyncIterator()
    var read: [Tick] = []
    do throws(APIError<Never>) {
      while let tick = try await iterator.next() { read.append(tick) }
    } catch {
      #expect(try await iterator.next() == nil)
      return (error, read)
    }
    return (nil, read)
  }

  @Test func asksForAStream() async throws {
    let log = Log<HTTPRequest>()
    let client = APIClient.answering {
      log.append($0)
      return HTTPResponse(200)
    }
    _ = try await client.send(Ticks(path: "x"))
    let request = try #require(log.entries.first)
    #expect(request.streamsResponse)
    #expect(request.headers["Accept"] == "application/x-protobuf")
  }

  @Test(arguments: [[1], [2], [3, 1], [7], [1_000]])
  func findsMessagesHoweverTheyAreCut(lengths: [Int]) async throws {
    let stream = try await stream(HTTPResponse(200, stream: Self.cut(Self.body(), lengths)))
    var read: [Tick] = []
    for try await tick in stream { read.append(tick) }
    #expect(read == Self.ticks)
  }

  @Test(arguments: [
    nil, "application/protobuf", "application/vnd.google.protobuf; proto=a.B; encoding=delimited",
  ])
  func readsABodyThatIsThereAlready(type: String?) async throws {
    var response = HTTPResponse(200, body: try Self.body())
    response.headers["Content-Type"] = type
    #expect(try await error(of: response).read == Self.ticks)
  }

  @Test func readsNoMessages() async throws {
    #expect(try await error(of: HTTPResponse(200)).read == [])
    let empty = HTTPResponse(200, stream: BodyStream(AsyncStream<Data>([])))
    #expect(try await error(of: empty).0 == nil)
  }

  @Test func readsAMessageWithoutFields() async throws {
    let (error, read) = try await error(of: HTTPResponse(200, body: Data([0, 0])))
    #expect(error == nil)
    #expect(read == [Tick(id: 0, name: ""), Tick(id: 0, name: "")])
  }

  @Test(
    arguments: [
      ([5, 8], "the stream ends inside a message"), ([0x80], "the stream ends inside"),
      ([0xFF, 0xFF, 0xFF, 0xFF, 0x7F], "which is more than 67108864"),
      (Array(repeating: 0xFF, count: 9) + [1], "which is more than"),
      (Array(repeating: 0xFF, count: 10), "more than ten bytes"),
      (Array(repeating: 0x80, count: 11), "more than ten bytes"),
      ([2, 8, 0x80], "[1].id: the message ends"), ([1, 7], "[1]: 0 is no field number"),
    ] as [([UInt8], String)])
  func tellsOfBytesThatAreNoMessage(bytes: [UInt8], reason: String) async throws {
    let body = try Self.ticks[1].delimited + Data(bytes)
    let (error, read) = try await error(of: HTTPResponse(200, stream: Self.cut(body, [1])))
    guard case .undecodable(let fault, let response) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(read == [Self.ticks[1]])
    #expect(fault.kind == .malformed)
    #expect(fault.description.contains(reason))
    #expect(response.status == 200 && response.stream == nil)
    #expect(error?.code == 1002)
  }

  @Test func namesTheMessageThatIsWrong() async throws {
    let (error, _) = try await error(
      of: HTTPResponse(200, body: try Self.body() + Data([2, 0x12, 9])))
    guard case .undecodable(let fault, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(fault.path.hasPrefix("[5]"))
  }

  @Test func keepsToTheLimitOfAMessageOnly() async throws {
    let long = ClientConfiguration(maximumResponseBytes: 9)
    let body = try Self.body()
    #expect(
      try await error(of: HTTPResponse(200, stream: Self.cut(body, [9])), long).read.count == 5)
    let short = ClientConfiguration(protobuf: ProtobufLimits(bytes: 5))
    let (error, read) = try await error(of: HTTPResponse(200, stream: Self.cut(body, [9])), short)
    #expect(error?.code == 1002 && read.count == 2)
  }

  @Test(arguments: ["application/x-protobuf", "application/json", "text/html"])
  func readsAnErrorAsAWhole(type: String) async throws {
    let json = Data(#"{"title": "busy"}"#.utf8)
    let response = HTTPResponse(
      503, headers: ["Content-Type": type], stream: Self.cut(json, [1]))
    let error = await failure { () throws(APIError<Shop.Problem>) in try await stream(response) }
    switch (type, error) {
    case ("application/json", .rejected(Shop.Problem(title: "busy"), let response)),
      ("text/html", .unexpectedStatus(let response)),
      ("application/x-protobuf", .undecodable(_, let response)):
      #expect(response.body == json && response.stream == nil)
    default: Issue.record("\(String(describing: error))")
    }
  }

  @Test func collectsNoLongerErrorThanItMay() async throws {
    let response = HTTPResponse(503, stream: Self.cut(Data(repeating: 0, count: 1_000), [400]))
    let error = await failure { () throws(APIError<Shop.Problem>) in
      try await stream(response, .init(timeout: nil, maximumResponseBytes: 999))
    }
    guard case .transport(TransportError.responseTooLarge(limit: 999)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func opensAnEnvelopeThatTellsOfAFailure() async throws {
    let json = #"{"resultCode": "1001", "resultMsg": "no token"}"#
    let error = await failure { () throws(APIError<Shop.Problem>) in
      try await stream(.json(json))
    }
    guard case .business("1001", "no token", _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func namesAnotherContentType() async throws {
    let page = HTTPResponse(
      200, headers: ["Content-Type": "text/html"], stream: Self.cut(Data("<p>".utf8), [1]))
    let error = await failure { () throws(APIError<Shop.Problem>) in try await stream(page) }
    guard case .undecodable(let fault, let response) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(fault.kind == .contentType)
    #expect(response.body == Data("<p>".utf8))
  }

  @Test(arguments: [
    (URLError(.networkConnectionLost) as any Error, 7), (TransportError.timedOut, 3),
    (CancellationError(), 6), (CocoaError(.fileNoSuchFile), 5),
  ])
  func tellsHowATransferBreaks(cause: any Error, code: Int) async throws {
    let chunk = try Self.ticks[1].delimited
    let source = AsyncThrowingStream<Data, any Error> {
      $0.yield(chunk)
      $0.finish(throwing: cause)
    }
    let (error, read) = try await error(of: HTTPResponse(200, stream: BodyStream(source)))
    #expect(read == [Self.ticks[1]])
    #expect(error?.code == code)
  }

  @Test func timesOutBetweenChunksOnly() async throws {
    let (source, continuation) = AsyncStream<Data>.makeStream()
    let configuration = ClientConfiguration(timeout: .seconds(9), idleTimeout: .milliseconds(80))
    let response = HTTPResponse(200, stream: BodyStream(source))
    var iterator = try await stream(response, configuration).makeAsyncIterator()
    for tick in Self.ticks {
      continuation.yield(try tick.delimited)
      #expect(try await iterator.next() == tick)
      try await Task.sleep(for: .milliseconds(50))
    }
    let error = await failure { () throws(APIError<Never>) in try await iterator.next() }
    guard case .timedOut = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func isReadOnce() async throws {
    let stream = try await stream(HTTPResponse(200, body: try Self.body()))
    for try await _ in stream {}
    await #expect {
      for try await _ in stream {}
    } throws: {
      if case APIError<Never>.transport(TransportError.alreadyRead) = $0 { true } else { false }
    }
  }

  @Test func letsInterceptorsChangeTheBytes() async throws {
    struct Flip: Interceptor {
      func intercept(
        _ request: HTTPRequest, context: CallContext,
        next: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
      ) async throws -> HTTPResponse {
        var response = try await next(request)
        response.stream = response.stream.map { stream in
          BodyStream(stream.map { Data($0.map { $0 ^ 0xFF }) })
        }
        return response
      }
    }
    let body = Data(try Self.body().map { $0 ^ 0xFF })
    let client = APIClient(
      baseURL: "http://h",
      transport: .stub { _ in HTTPResponse(200, stream: Self.cut(body, [3])) },
      interceptors: [Flip()])
    var read: [Tick] = []
    for try await tick in try await client.send(Ticks(path: "x")) { read.append(tick) }
    #expect(read == Self.ticks)
  }
}

extension AsyncStream where Element: Sendable {
  init(_ elements: [Element]) {
    self.init { continuation in
      for element in elements { continuation.yield(element) }
      continuation.finish()
    }
  }
}
