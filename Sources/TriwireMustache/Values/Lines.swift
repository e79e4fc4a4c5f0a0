/// Lines of text, one behind the other in one piece of memory: nearly all of an output are such, and
/// a text for each would cost more than what stands in it.
///
/// A line has no end of its own; a line feed inside of a text begins another line.
package struct Lines: Hashable, Sendable {
  /// UTF-8, with a line feed behind each line.
  private var bytes: [UInt8] = []

  package init() {}

  /// - Parameter bytes: Lines with a line feed behind each.
  package init(utf8 bytes: [UInt8]) {
    self.bytes = bytes
  }

  package init(_ texts: some Sequence<String>) {
    for text in texts { append(text) }
  }

  package var isEmpty: Bool { bytes.isEmpty }

  package var count: Int { bytes.count { $0 == newline } }

  /// Bytes of the longest line.
  package var longest: Int {
    var (longest, begin) = (0, 0)
    for index in bytes.indices where bytes[index] == newline {
      longest = Swift.max(longest, index - begin)
      begin = index + 1
    }
    return longest
  }

  package mutating func append(_ text: String) {
    bytes.append(text)
    bytes.append(newline)
  }

  /// A line of two pieces.
  package mutating func append(_ start: String, _ end: String) {
    if bytes.isEmpty { bytes.reserveCapacity(start.utf8.count + end.utf8.count + 1) }
    bytes.append(start)
    append(end)
  }

  package static func + (left: Lines, right: Lines) -> Lines {
    var lines = left
    lines.bytes += right.bytes
    return lines
  }

  /// Writes `start`, the line with its end, and `rest` for each of the lines.
  func write(to output: inout [UInt8], after start: [UInt8], before rest: [UInt8]) {
    if start.isEmpty, rest.isEmpty { return output += bytes }
    bytes.withUnsafeBufferPointer { bytes in
      var begin = 0
      for index in bytes.indices where bytes[index] == newline {
        output += start
        output += UnsafeBufferPointer(rebasing: bytes[begin...index])
        if !rest.isEmpty { output += rest }
        begin = index + 1
      }
    }
  }
}

extension Lines: Sequence {
  package func makeIterator() -> some IteratorProtocol<String> {
    bytes.split(separator: newline, omittingEmptySubsequences: false).dropLast()
      .lazy.map { String(decoding: $0, as: UTF8.self) }.makeIterator()
  }
}

extension Lines: ExpressibleByArrayLiteral {
  package init(arrayLiteral texts: String...) { self.init(texts) }
}
