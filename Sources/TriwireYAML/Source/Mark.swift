/// A place in a text: line and column, both counted from 1; a column is one Unicode scalar.
///
/// Lines end at a line feed, a carriage return, or both together. A byte order mark at the
/// beginning of the text has no column.
///
/// Every value of a spec has its marks, so they are kept small.
package struct Mark: Hashable, Sendable, Comparable {
  private let shortLine: Int32
  private let shortColumn: Int32

  package init(line: Int, column: Int) {
    shortLine = Int32(clamping: line)
    shortColumn = Int32(clamping: column)
  }

  package var line: Int { Int(shortLine) }
  package var column: Int { Int(shortColumn) }

  package static func < (left: Mark, right: Mark) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// From the first character of a piece of text up to, not including, the character after its last.
package struct MarkRange: Hashable, Sendable {
  package var start: Mark
  package var end: Mark

  package init(start: Mark, end: Mark) {
    self.start = start
    self.end = end
  }
}
