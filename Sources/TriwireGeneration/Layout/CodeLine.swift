/// A line of code in the making, kept from line to line. Its pieces are put together as bytes, since
/// most code of a file goes through here.
struct CodeLine {
  private var bytes: [UInt8] = []
  private var columns = 0
  let width: Int
  /// Whether all pieces so far have room; once they haven't, pieces are no longer taken.
  private(set) var fits = true

  init(width: Int) {
    self.width = width
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Starts over behind a margin.
  mutating func begin(_ margin: String) {
    bytes.removeAll(keepingCapacity: true)
    columns = 0
    fits = true
    self += margin
  }

  /// Says that the code can't stand on one line.
  mutating func giveUp() {
    fits = false
  }

  static func += (line: inout CodeLine, piece: String) {
    guard line.fits, !piece.isEmpty else { return }
    line.columns += piece.columns
    line.fits = line.columns <= line.width
    if line.fits { line.bytes += piece.utf8 }
  }
}
