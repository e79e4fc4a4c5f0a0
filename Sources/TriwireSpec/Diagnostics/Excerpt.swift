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
  init(line: SourceLine, from start: Int, to end: Int?) {
    let part = Self.part(of: line, around: start)
    let cells = Self.cells(of: part.text, from: part.column)
    let first = cells.firstIndex { $0.columns.upperBound > start } ?? cells.count
    let last = cells.firstIndex { $0.columns.lowerBound >= end ?? .max } ?? cells.count
    let window = Self.window(cells, around: first)
    let isCut = part.column > 1 || window.lowerBound > 0
    self.line =
      (isCut ? "…" : "") + cells[window].map(\.text).joined()
      + (window.upperBound < cells.count || part.isCut ? "…" : "")
    let indent = cells[window.lowerBound..<first].reduce(isCut ? 1 : 0) { $0 + $1.width }
    let marked = cells[first..<max(first, min(last, window.upperBound))]
    let width = max(1, marked.reduce(0) { $0 + $1.width })
    marker = String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: width - 1)
  }

  /// The neighbourhood of a column, so that a line of a megabyte costs no more than it must.
  private static func part(
    of line: SourceLine, around column: Int
  ) -> (text: Substring, column: Int, isCut: Bool) {
    let skipped = max(0, column - maximumWidth)
    let rest = line.scalars(from: skipped)
    let text = rest.prefix(2 * maximumWidth)
    return (Substring(text), skipped + 1, text.endIndex < rest.endIndex)
  }

  /// What one character takes on the screen.
  private struct Cell {
    var text: String
    var width: Int
    /// Columns of the source: one per Unicode scalar.
    var columns: Range<Int>
  }

  private static func cells(of text: Substring, from firstColumn: Int) -> [Cell] {
    var (cells, column, position) = ([Cell](), firstColumn, 0)
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
