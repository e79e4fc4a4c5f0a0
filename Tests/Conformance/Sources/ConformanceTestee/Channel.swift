import Foundation

/// Messages from and to the runner, each with its length before it in four bytes, the lowest first.
struct Channel {
  let input: FileHandle
  let output: FileHandle

  /// The input ended inside a message.
  struct Truncated: Error {}

  /// The next message; nil at the end of the input.
  func next() throws -> Data? {
    guard let length = try read(4) else { return nil }
    let count = length.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard let message = try read(count) else { throw Truncated() }
    return message
  }

  func send(_ message: Data) throws {
    let length = withUnsafeBytes(of: UInt32(message.count).littleEndian) { Data($0) }
    try output.write(contentsOf: length + message)
  }

  /// So many bytes; nil when the input has ended before them.
  private func read(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try input.read(upToCount: count - data.count), !part.isEmpty else {
        if data.isEmpty { return nil }
        throw Truncated()
      }
      data += part
    }
    return data
  }
}
