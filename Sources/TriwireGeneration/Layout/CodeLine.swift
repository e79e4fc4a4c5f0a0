import TriwireMustache

/// A line of code in the making, kept from line to line. Its pieces are put together as bytes, since
/// most code of a file goes through here.
struct CodeLine {
  private(set) var bytes: [UInt8] = []
  let width: Int
  /// Whether all pieces so far have room; once they haven't, pieces are no longer taken.
  private(set) var fits = true

  init(width: Int) {
    self.width = width
  }

  /// Starts over behind a margin.
  mutating func begin(_ margin: String) {
    bytes.removeAll(keepingCapacity: true)
    fits = true
    self += margin
  }

  /// Says that the code can't stand on one line.
  mutating func giveUp() {
    fits = false
  }

  static func += (line: inout CodeLine, piece: String) {
    guard line.fits else { return }
    line.bytes.append(piece)
    // No character takes more columns than bytes.
    line.fits =
      line.bytes.count <= line.width
      || String(decoding: line.bytes, as: UTF8.self).columns <= line.width
  }
}
