import Foundation

@testable import TriwireRuntime

extension Trial {
  static let streams: [Trial] = [
    Trial("stream: silence", seconds(configuration.idleTimeout)) { limit, size in
      let configuration = ClientConfiguration(idleTimeout: .milliseconds(50), reconnect: .never)
      return await read(EventTexts(), configuration) {
        AsyncStream { continuation in
          continuation.yield(Data("data: a\n\n".utf8))
          if size <= limit { continuation.finish() }
        }
      }
    },
    Trial("stream: bytes of a line", configuration.longestText, trying: 1_000) { limit, size in
      let line = #"{"id": 1, "name": ""}"#
      let blanks = String(repeating: " ", count: size - line.utf8.count)
      return await read(EchoLines(body: []), limited(limit), "application/x-ndjson", line + blanks)
    },
    Trial("stream: bytes of an event's data", configuration.longestText, trying: 1_000) {
      limit, size in
      let halves = [size / 2, size - size / 2 - 1].map { String(repeating: "a", count: $0) }
      return await read(
        EventTexts(), limited(limit), "text/event-stream",
        "data:\(halves[0])\ndata:\(halves[1])\n\n")
    },
    Trial("stream: bytes of a protobuf message", configuration.longestMessage, trying: 100) {
      limit, size in
      let name = Data(repeating: UInt8(ascii: "n"), count: size - 2)
      return await read(Ticks(path: "a"), limited(limit)) {
        AsyncStream([Data([UInt8(size), 0x12, UInt8(size - 2)]) + name])
      }
    },
    Trial(
      "stream: bytes that wait to be read", configuration.maximumResponseBytes, trying: 100_000
    ) { limit, size in
      let (stream, source) = BodyStream.make(limit: limit, resume: {}, stop: {})
      _ = source.append(Data(count: size))
      source.finish(.success(()))
      return await call(Bytes(path: "a")) { _ in HTTPResponse(200, stream: stream) }
    },
    Trial("stream: requests in a row that bring no event", configuration.reconnect.attempts) {
      limit, size in
      let asked = Asked()
      let policy = ReconnectPolicy(attempts: limit, delay: .zero)
      return await read(EventTexts(), ClientConfiguration(reconnect: policy)) {
        asked.append("")
        let isLast = asked.entries.count == size + 1
        return AsyncThrowingStream { continuation in
          let isEvent = asked.entries.count == 1 || isLast
          if isEvent { continuation.yield(Data("id: 1\ndata: a\n\n".utf8)) }
          continuation.finish(throwing: isLast ? nil : URLError(.networkConnectionLost))
        }
      }
    },
    Trial(
      "stream: wait before the next request, as the server asks",
      seconds(ReconnectPolicy.longestRetry)
    ) { _, size in
      let wait = ReconnectPolicy().delay(before: 1, retry: .seconds(size))
      return wait == .seconds(size) ? nil : Outcome(text: "waits \(wait)")
    },
  ]

  private static func limited(_ bytes: Int) -> ClientConfiguration {
    ClientConfiguration(maximumResponseBytes: bytes)
  }

  private static func read<Request: APIRequest, Message>(
    _ request: Request, _ configuration: ClientConfiguration, _ mediaType: String, _ text: String
  ) async -> Outcome? where Request.Response == MessageStream<Message> {
    await read(request, configuration, mediaType) { AsyncStream([Data(text.utf8)]) }
  }

  /// Reads all messages of a stream.
  private static func read<Request: APIRequest, Message, Chunks: AsyncSequence & Sendable>(
    _ request: Request, _ configuration: ClientConfiguration,
    _ mediaType: String? = nil, _ chunks: @escaping @Sendable () -> Chunks
  ) async -> Outcome?
  where Request.Response == MessageStream<Message>, Chunks.Element == Data {
    let client = APIClient.answering(configuration) { _ in
      HTTPResponse(
        200, headers: mediaType.map { ["Content-Type": $0] } ?? [:], stream: BodyStream(chunks()))
    }
    do throws(APIError<Request.Failure>) {
      let stream = try await client.send(request)
      return outcome(
        of: await failure { () throws(APIError<Never>) in for try await _ in stream {} })
    } catch {
      return outcome(of: error)
    }
  }
}
