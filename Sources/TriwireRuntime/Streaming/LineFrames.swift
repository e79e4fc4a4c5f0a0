internal import Foundation

/// Messages with one line each, as in newline-delimited JSON. Blank lines between them are skipped, and
/// the last may lack its end.
struct LineFrames: MessageFrames {
  private var lines: LineCutter

  /// - Parameter limit: How many bytes a message may have.
  init(limit: Int) {
    lines = LineCutter(endingAt: .newline, limit: limit)
  }

  mutating func append(_ chunk: Data) {
    lines.append(chunk)
  }

  mutating func next() throws(ResponseError) -> Data? {
    while let line = try lines.next() { if !line.isBlank { return Data(line) } }
    return nil
  }

  mutating func end() throws(ResponseError) -> Data? {
    guard let line = try lines.rest(), !line.isBlank else { return nil }
    return Data(line)
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isBlank: Bool { allSatisfy { " \t\r".utf8.contains($0) } }
}
