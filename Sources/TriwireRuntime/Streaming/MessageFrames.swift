internal import Foundation

/// Finds the messages in the bytes of a stream, however these are cut into chunks.
protocol MessageFrames: Sendable {
  /// Adds the bytes that came next.
  mutating func append(_ chunk: Data)

  /// The next message's own bytes; nil when more have to come first.
  mutating func next() throws(ResponseError) -> Data?

  /// Says that nothing more comes. A message that only the end completes comes out; one that is
  /// left unfinished is an error.
  mutating func end() throws(ResponseError) -> Data?
}
