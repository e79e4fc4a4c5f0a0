internal import Foundation

/// Reads one message after the other from a body.
struct MessageReader<Frames: MessageFrames, Message> {
  private var chunks: BodyStream.Iterator
  private var frames: Frames
  private var count = 0
  private let head: HTTPResponse
  private let idleTimeout: Duration?
  private let read: (Data) throws(ResponseError) -> Message

  init(
    _ answer: Answer, _ frames: Frames, _ read: @escaping (Data) throws(ResponseError) -> Message
  ) {
    chunks = answer.stream.makeAsyncIterator()
    self.frames = frames
    self.read = read
    head = answer.response.complete(with: Data())
    idleTimeout = answer.configuration.idleTimeout
  }

  /// The next message; nil at the end.
  mutating func next() async throws(APIError<Never>) -> Message? {
    do {
      while true {
        if let message = try message() { return message }
        guard let chunk = try await chunks.next(within: idleTimeout) else { break }
        frames.append(chunk)
      }
      try frames.end()
      return nil
    } catch {
      throw (error as? ResponseError).map { .undecodable($0, head) } ?? APIError(exchanging: error)
    }
  }

  /// The next message of those that have arrived. An error names its number, from 0.
  private mutating func message() throws(ResponseError) -> Message? {
    defer { count += 1 }
    do throws(ResponseError) {
      if let bytes = try frames.next() { return try read(bytes) }
    } catch {
      throw error.under("[\(count)]")
    }
    count -= 1
    return nil
  }
}
