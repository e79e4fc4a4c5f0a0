public import Foundation

/// Takes a stream of protobuf messages apart, each of which has its length before it as a varint.
///
/// Bytes go in as they arrive, in pieces of any size; messages come out when they are whole. Nothing
/// is reserved for a length that has been announced but not received.
public struct ProtobufFrames: Sendable {
  /// How many bytes a message may have.
  public let limit: Int
  private var buffer: [UInt8] = []
  /// Where in the buffer the next length begins.
  private var next = 0
  /// How many bytes have been taken out of the buffer before.
  private var offset = 0

  /// Frames of a stream that begins with a length.
  ///
  /// - Parameter limit: How many bytes a message may have; all by default.
  public init(limit: Int = .max) { self.limit = limit }

  /// Adds bytes that have arrived.
  public mutating func append(_ bytes: some Sequence<UInt8>) {
    if next > 0 {
      buffer.removeFirst(next)
      offset += next
      next = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// Takes the next message out, without its length; nil when it hasn't arrived as a whole.
  ///
  /// - Throws: An error when a length isn't one or goes beyond ``limit``. What comes after it can't be
  ///   told apart any more.
  public mutating func nextMessage() throws(ProtobufError) -> Data? {
    guard let (length, first) = try nextLength() else { return nil }
    guard buffer.count - first >= length else { return nil }
    next = first + length
    return Data(buffer[first..<next])
  }

  /// Whether the stream may end here: no part of a message is left.
  public var isComplete: Bool { next == buffer.count }

  /// Makes sure that the stream may end here.
  public func finish() throws(ProtobufError) {
    guard isComplete else {
      throw fault(.unexpectedEnd, "the stream ends inside a message", at: buffer.count)
    }
  }

  /// The length that comes next and where the message begins; nil when not all of it has arrived.
  private func nextLength() throws(ProtobufError) -> (length: Int, first: Int)? {
    var length: UInt64 = 0
    for (index, byte) in buffer[next...].prefix(10).enumerated() {
      length |= UInt64(byte & 0x7F) &<< UInt64(index * 7)
      guard byte < 0x80 else { continue }
      guard length <= UInt64(max(limit, 0)) else {
        throw fault(
          .tooLarge, "a message has \(length) bytes, which is more than \(limit)", at: next)
      }
      return (Int(length), next + index + 1)
    }
    guard buffer.count - next < 10 else {
      throw fault(.malformed, "a length has more than ten bytes", at: next)
    }
    return nil
  }

  private func fault(_ kind: ProtobufError.Kind, _ reason: String, at place: Int) -> ProtobufError {
    ProtobufError(kind: kind, offset: offset + place, path: "", reason: reason)
  }
}

extension Codec {
  /// The values as protobuf messages one after the other, each with its length before it as a varint.
  public func delimitedProtobuf(
    _ values: [Value], deterministic: Bool = false
  ) throws(ProtobufError) -> Data {
    var data = Data()
    for value in values {
      let message = try protobuf(value, deterministic: deterministic)
      data.append(contentsOf: ProtobufFrames.length(message.count))
      data.append(message)
    }
    return data
  }
}

extension ProtobufFrames {
  /// A length as it stands before a message.
  static func length(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = count
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }
}
