import TriwireYAML

/// The lines of all files, split once for all diagnostics.
struct Excerpts {
  private let lines: [String: [SourceLine]]

  init(_ sources: [String: String]) {
    lines = sources.mapValues {
      $0.split(omittingEmptySubsequences: false, whereSeparator: \.isYAMLBreak).map(SourceLine.init)
    }
  }

  /// `nil` when the place is in no known file.
  func excerpt(at location: Location) -> Excerpt? {
    let (start, end) = (location.range.start, location.range.end)
    guard let lines = lines[location.path], lines.indices.contains(start.line - 1) else {
      return nil
    }
    return Excerpt(
      line: lines[start.line - 1], from: start.column,
      to: end.line == start.line ? end.column : nil)
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

extension Character {
  /// A line break as YAML 1.1 counts lines.
  fileprivate var isYAMLBreak: Bool {
    switch self {
    case "\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
