internal import Foundation

/// Messages with their length before them, as a varint: the form that protobuf's libraries call
/// delimited.
struct DelimitedFrames: MessageFrames {
  private let limit: Int
  private var bytes: [UInt8] = []
  private var position = 0

  /// - Parameter limit: How many bytes a message may have.
  init(limit: Int) {
    self.limit = limit
  }

  mutating func append(_ chunk: Data) {
    bytes.removeFirst(position)
    position = 0
    bytes.append(contentsOf: chunk)
  }

  mutating func next() throws(ResponseError) -> Data? {
    guard let (length, start) = try prefix() else { return nil }
    guard length <= limit else {
      throw ResponseError(.malformed, "the message is longer than \(limit) bytes")
    }
    guard length <= bytes.count - start else { return nil }
    position = start + Int(length)
    return Data(bytes[start..<position])
  }

  func end() throws(ResponseError) {
    guard position == bytes.count else {
      throw ResponseError(.malformed, "the stream ends in the middle of a message")
    }
  }

  /// The next message's length and where it begins; nil when the length isn't all there.
  private func prefix() throws(ResponseError) -> (length: UInt64, start: Int)? {
    var length: UInt64 = 0
    for (place, byte) in bytes[position...].prefix(10).enumerated() {
      let bits = UInt64(byte & 0x7F)
      guard place < 9 || byte <= 1 else { break }
      length |= bits << UInt64(7 * place)
      if byte < 0x80 { return (length, position + place + 1) }
    }
    if bytes.count - position < 10 { return nil }
    throw ResponseError(.malformed, "the length of a message is no varint")
  }
}

extension Data {
  /// Adds a message with its length before it.
  mutating func append(delimited message: Data) {
    var length = message.count
    while length >= 0x80 {
      append(UInt8(length & 0x7F) | 0x80)
      length >>= 7
    }
    append(UInt8(length))
    append(message)
  }
}
