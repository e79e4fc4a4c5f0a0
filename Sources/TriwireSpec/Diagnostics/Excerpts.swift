import TriwireYAML

/// The lines of all files, each file split once, when a diagnostic first asks for it. Used by one
/// printer at a time.
final class Excerpts {
  private let sources: [String: String]
  private var lines: [String: [Substring]] = [:]

  init(_ sources: [String: String]) {
    self.sources = sources
  }

  /// `nil` when the place is in no known file.
  func excerpt(at location: Location) -> Excerpt? {
    let (start, end) = (location.range.start, location.range.end)
    guard let lines = lines(of: location.path), lines.indices.contains(start.line - 1) else {
      return nil
    }
    return Excerpt(
      line: SourceLine(lines[start.line - 1]), from: start.column,
      to: end.line == start.line ? end.column : nil)
  }

  private func lines(of path: String) -> [Substring]? {
    if let known = lines[path] { return known }
    let split = sources[path]?.sourceLines
    lines[path] = split
    return split
  }
}

/// A line of source text whose columns are found in one step where each byte is a column.
struct SourceLine {
  private let text: Substring
  private let isASCII: Bool

  init(_ text: Substring) {
    self.text = text
    isASCII = text.utf8.allSatisfy { $0 < 0x80 }
  }

  /// What stands behind the first `count` columns.
  func scalars(from count: Int) -> Substring.UnicodeScalarView {
    guard isASCII else { return text.unicodeScalars.dropFirst(count) }
    return text.unicodeScalars[text.utf8.dropFirst(count).startIndex...]
  }
}

extension String {
  /// Lines as marks count them, without their ends: a line feed, a carriage return, or both
  /// together.
  fileprivate var sourceLines: [Substring] {
    var lines: [Substring] = []
    var start = startIndex
    while let end = utf8[start...].firstIndex(where: \.endsLine) {
      lines.append(self[start..<end])
      start = utf8.index(after: end)
      if utf8[end] == UInt8(ascii: "\r"), utf8[start...].first == UInt8(ascii: "\n") {
        start = utf8.index(after: start)
      }
    }
    lines.append(self[start...])
    return lines
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
