import TriwireYAML

/// A line of source text as a terminal shows it, with a marker below.
struct Excerpt: Equatable {
  /// Without tabs or other control characters, cut where it is very long.
  var line: String
  /// Spaces, then `^` under the first column of the range and `~` under the others.
  var marker: String

  private static let maximumWidth = 100
  private static let tabWidth = 4

  /// Columns count from 1; `end` is the one behind the range, or `nil` when the range goes on in
  /// another line.
  init(line text: Substring, from start: Int, to end: Int?) {
    let cells = Self.cells(of: text)
    let first = cells.firstIndex { $0.columns.upperBound > start } ?? cells.count
    let last = cells.firstIndex { $0.columns.lowerBound >= end ?? .max } ?? cells.count
    let window = Self.window(cells, around: first)
    let isCut = (window.lowerBound > 0, window.upperBound < cells.count)
    line =
      (isCut.0 ? "…" : "") + cells[window].map(\.text).joined() + (isCut.1 ? "…" : "")
    let marked = first..<max(first, min(last, window.upperBound))
    let indent = cells[window.lowerBound..<first].reduce(isCut.0 ? 1 : 0) { $0 + $1.width }
    let width = max(1, cells[marked].reduce(0) { $0 + $1.width })
    marker =
      String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: width - 1)
  }

  /// What one character takes on the screen.
  private struct Cell {
    var text: String
    var width: Int
    /// Columns of the source: one per Unicode scalar.
    var columns: Range<Int>
  }

  private static func cells(of text: Substring) -> [Cell] {
    var (cells, column, position) = ([Cell](), 1, 0)
    for character in text {
      let count = character.unicodeScalars.count
      let width = character == "\t" ? tabWidth - position % tabWidth : character.terminalWidth
      let shown = character == "\t" ? String(repeating: " ", count: width) : character.visible
      cells.append(Cell(text: shown, width: width, columns: column..<column + count))
      column += count
      position += width
    }
    return cells
  }

  /// The cells to show: all, or about a hundred columns with the marked one in sight.
  private static func window(_ cells: [Cell], around first: Int) -> Range<Int> {
    guard cells.reduce(0, { $0 + $1.width }) > maximumWidth else { return 0..<cells.count }
    var (low, width) = (min(first, cells.count), 0)
    while low > 0, width + cells[low - 1].width <= maximumWidth / 2 {
      low -= 1
      width += cells[low].width
    }
    var high = min(first, cells.count)
    while high < cells.count, width + cells[high].width <= maximumWidth {
      width += cells[high].width
      high += 1
    }
    return low..<high
  }
}

/// The lines of all files, found without splitting a file for each diagnostic.
struct Excerpts {
  private let lines: [String: [Substring]]

  init(_ sources: [String: String]) {
    lines = sources.mapValues {
      $0.split(omittingEmptySubsequences: false, whereSeparator: \.isYAMLBreak)
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

extension Character {
  /// A line break as YAML 1.1 counts lines.
  fileprivate var isYAMLBreak: Bool {
    switch self {
    case "\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
