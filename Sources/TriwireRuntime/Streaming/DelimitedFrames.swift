internal import Foundation

/// Protobuf messages with their length before them, as a varint.
struct DelimitedFrames: MessageFrames {
  private var frames: ProtobufFrames

  /// - Parameter limit: How many bytes a message may have.
  init(limit: Int) {
    frames = ProtobufFrames(limit: limit)
  }

  mutating func append(_ chunk: Data) {
    frames.append(chunk)
  }

  mutating func next() throws(ResponseError) -> Data? {
    do { return try frames.nextMessage() } catch { throw ResponseError(error) }
  }

  mutating func end() throws(ResponseError) -> Data? {
    do { try frames.finish() } catch { throw ResponseError(error) }
    return nil
  }
}
