internal import Foundation

/// Cuts bytes into lines, however they are cut into chunks. A byte order mark before the first is
/// dropped.
struct LineCutter: Sendable {
  /// What ends a line.
  enum End: Sendable {
    /// LF, perhaps after CR.
    case newline
    /// LF, CR or both.
    case any
  }

  private let end: End
  private let limit: Int
  private var buffer: [UInt8] = []
  private var start = 0
  private var scanned = 0
  /// An LF that comes now belongs to the CR before it.
  private var skipsNewline = false
  private var isFirst = true

  /// - Parameter limit: How many bytes a line may have.
  init(endingAt end: End, limit: Int) {
    self.end = end
    self.limit = limit
  }

  mutating func append(_ chunk: Data) {
    buffer.removeFirst(start)
    scanned -= start
    start = 0
    buffer.append(contentsOf: chunk)
  }

  /// The next line without its end; nil when more has to come first.
  mutating func next() throws(ResponseError) -> ArraySlice<UInt8>? {
    dropNewline()
    while scanned < buffer.count {
      let byte = buffer[scanned]
      scanned += 1
      if byte == Self.newline { return try line(until: scanned - 1) }
      if byte == Self.carriageReturn, end == .any {
        skipsNewline = true
        return try line(until: scanned - 1)
      }
    }
    try check(buffer.count - start)
    return nil
  }

  /// What stands behind the last end of a line; nil when that is nothing.
  mutating func rest() throws(ResponseError) -> ArraySlice<UInt8>? {
    dropNewline()
    return start < buffer.count ? try line(until: buffer.count) : nil
  }

  private mutating func line(until end: Int) throws(ResponseError) -> ArraySlice<UInt8> {
    var line = buffer[start..<end]
    start = scanned
    try check(line.count)
    if self.end == .newline, line.last == Self.carriageReturn { line.removeLast() }
    if isFirst, line.starts(with: Self.byteOrderMark) { line.removeFirst(Self.byteOrderMark.count) }
    isFirst = false
    return line
  }

  private mutating func dropNewline() {
    guard skipsNewline, start < buffer.count else { return }
    skipsNewline = false
    guard buffer[start] == Self.newline else { return }
    start += 1
    scanned = start
  }

  private func check(_ count: Int) throws(ResponseError) {
    guard count <= limit else {
      throw ResponseError(.malformed, "a line has more than \(limit) bytes")
    }
  }

  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
