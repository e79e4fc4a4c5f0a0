internal import Foundation

/// Reads one event after the other, over as many answers as it takes.
struct EventReader<Message> {
  private var reader: MessageReader<EventFrames, Message>
  private let reopen: Reopening?
  private let configuration: ClientConfiguration
  /// Tries since the last event.
  private var attempts = 0

  init(_ answer: Answer, _ read: @escaping (Data) throws(ResponseError) -> Message?) {
    let frames = EventFrames(limit: answer.configuration.longestText)
    reader = MessageReader(answer, frames, read)
    reopen = answer.stream.reopen
    configuration = answer.configuration
  }

  /// The next message; nil at the end.
  mutating func next() async throws(APIError<Never>) -> Message? {
    while true {
      var problem: APIError<Never>?
      do throws(APIError<Never>) {
        if let message = try await reader.next() {
          attempts = 0
          return message
        }
      } catch {
        problem = error
      }
      guard try await resume(after: problem) else { return nil }
    }
  }

  /// Goes on with another answer; false at the end.
  private mutating func resume(
    after problem: APIError<Never>?
  ) async throws(APIError<Never>) -> Bool {
    var problem = problem
    while let reopen, mayResume(after: problem) {
      attempts += 1
      try await wait()
      do throws(APIError<Never>) {
        let id = reader.frames.lastID
        return try take(try await Self.response(reopen, id.isEmpty ? nil : id))
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
    return false
  }

  private func mayResume(after problem: APIError<Never>?) -> Bool {
    let (policy, id) = (configuration.reconnect, reader.frames.lastID)
    guard attempts < policy.attempts, FieldSyntax.isHeaderValue(id) else { return false }
    return policy.isEager
      ? problem?.isBreak ?? true : problem?.isBreak == true && !id.isEmpty
  }

  private func wait() async throws(APIError<Never>) {
    let delay = configuration.reconnect.delay(before: attempts, retry: reader.frames.retry)
    do { try await Task.sleep(for: delay) } catch { throw .cancelled }
  }

  private static func response(
    _ reopen: Reopening, _ id: String?
  ) async throws(APIError<Never>) -> HTTPResponse {
    do { return try await reopen(id) } catch { throw APIError(exchanging: error) }
  }

  private mutating func take(_ response: HTTPResponse) throws(APIError<Never>) -> Bool {
    if response.status == 204 { return false }
    guard response.status == 200 else { throw .unexpectedStatus(response) }
    let answer = Answer(response, by: configuration)
    do { try answer.checkEvents() } catch { throw .undecodable(error, response) }
    reader.resume(with: answer, reader.frames.resumed)
    return true
  }
}

extension Answer {
  /// Makes sure that the answer is a stream of events.
  func checkEvents() throws(ResponseError) {
    guard let type = response.headers["Content-Type"], !MediaType(type).isEvents else { return }
    throw ResponseError(.contentType, "expected server-sent events, received “\(type)”")
  }
}

extension MediaType {
  /// Server-sent events.
  var isEvents: Bool { name == "text/event-stream" }

  /// One JSON value a line, under one of the names it goes by; none is registered.
  var isJSONLines: Bool {
    [
      "application/x-ndjson", "application/ndjson", "application/jsonl", "application/x-jsonl",
      "application/jsonlines", "application/x-jsonlines", "application/json-lines",
      "application/stream+json", "application/x-json-stream",
    ].contains(name)
  }
}

extension APIError {
  /// Another try may go better.
  fileprivate var isBreak: Bool {
    switch self {
    case .timedOut, .unreachable, .transport: true
    case .unexpectedStatus(let response): response.status >= 500
    default: false
    }
  }
}
