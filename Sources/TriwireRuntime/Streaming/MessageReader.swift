internal import Foundation

/// Reads one message after the other from a body.
struct MessageReader<Frames: MessageFrames, Message> {
  private var chunks: BodyStream.Iterator
  private(set) var frames: Frames
  private var count = 0
  private var head: HTTPResponse
  private let idleTimeout: Duration?
  private let read: (Data) throws(ResponseError) -> Message?

  /// - Parameter read: Makes a message of its bytes; nil for one to pass over.
  init(
    _ answer: Answer, _ frames: Frames,
    _ read: @escaping (Data) throws(ResponseError) -> Message?
  ) {
    chunks = answer.stream.makeAsyncIterator()
    self.frames = frames
    self.read = read
    head = answer.response.complete(with: Data())
    idleTimeout = answer.configuration.idleTimeout
  }

  /// Goes on with another body. Messages are counted on.
  mutating func resume(with answer: Answer, _ frames: Frames) {
    chunks = answer.stream.makeAsyncIterator()
    head = answer.response.complete(with: Data())
    self.frames = frames
  }

  /// The next message; nil at the end.
  mutating func next() async throws(APIError<Never>) -> Message? {
    do {
      while true {
        if let message = try message() { return message }
        guard let chunk = try await chunks.next(within: idleTimeout) else { break }
        frames.append(chunk)
      }
      return try lastMessage()
    } catch {
      throw (error as? ResponseError).map { .undecodable($0, head) } ?? APIError(exchanging: error)
    }
  }

  /// The next message of those that have arrived.
  private mutating func message() throws(ResponseError) -> Message? {
    do throws(ResponseError) {
      while let bytes = try frames.next() { if let message = try decode(bytes) { return message } }
      return nil
    } catch {
      throw error.under("[\(count)]")
    }
  }

  private mutating func lastMessage() throws(ResponseError) -> Message? {
    do throws(ResponseError) {
      guard let bytes = try frames.end() else { return nil }
      return try decode(bytes)
    } catch {
      throw error.under("[\(count)]")
    }
  }

  /// Counts messages that were handed out, so that an error has the number of the one at fault.
  private mutating func decode(_ bytes: Data) throws(ResponseError) -> Message? {
    guard let message = try read(bytes) else { return nil }
    count += 1
    return message
  }
}
