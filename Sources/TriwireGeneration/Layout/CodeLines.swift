import TriwireMustache

/// Lines of code in the making. Most code of a file goes through here, so pieces are copied once, to
/// where they stay, and a line that turns out too long is taken back.
struct CodeLines {
  /// The lines so far, each with a line feed behind it, and room for more.
  private var bytes: [UInt8]
  /// Bytes of the lines so far, the current one included.
  private var end = 0
  /// Bytes before the current line.
  private var start = 0
  private var margin = ""
  private let width: Int
  /// Whether all pieces of the current line so far have room; once they haven't, pieces are no
  /// longer taken.
  private(set) var fits = true

  /// - Parameter indent: Columns that stand before all lines and are left out of them.
  init(indent: Int) {
    width = Code.width - indent
    bytes = Array(repeating: 0, count: Code.width + 28)
  }

  /// Columns that the next line has.
  var room: Int { width - margin.utf8.count }

  consuming func finished() -> Lines {
    bytes.removeLast(bytes.count - end)
    return Lines(utf8: bytes)
  }

  /// Adds a line of two pieces, however long.
  mutating func add(_ first: String, _ second: String) {
    append(margin)
    append(first)
    append(second)
    endLine()
  }

  /// Adds a line of what `write` writes, unless it doesn't fit.
  mutating func addFlat(_ write: (inout CodeLines) -> Void) -> Bool {
    fits = true
    self += margin
    write(&self)
    if fits { endLine() } else { end = start }
    return fits
  }

  /// Adds lines of pieces with a space between, as many to a line as fit.
  ///
  /// - Parameters:
  ///   - count: The number of pieces.
  ///   - write: Writes a piece to the current line.
  ///   - writeBroken: Writes lines of a piece that has no room on a line of its own.
  mutating func addFilled(
    _ count: Int, _ write: (Int, inout CodeLines) -> Void,
    orBroken writeBroken: (Int, inout CodeLines) -> Void
  ) {
    var index = 0
    while index < count {
      if startLine(with: index, write) {
        index += 1
        while index < count, extendLine(with: index, write) { index += 1 }
        endLine()
      } else {
        writeBroken(index, &self)
        index += 1
      }
    }
  }

  private mutating func startLine(
    with index: Int, _ write: (Int, inout CodeLines) -> Void
  ) -> Bool {
    fits = true
    self += margin
    write(index, &self)
    if !fits { end = start }
    return fits
  }

  private mutating func extendLine(
    with index: Int, _ write: (Int, inout CodeLines) -> Void
  ) -> Bool {
    let mark = end
    self += UInt8(ascii: " ")
    write(index, &self)
    if fits { return true }
    end = mark
    return false
  }

  /// Lines one step further to the right.
  mutating func indented(_ write: (inout CodeLines) -> Void) {
    let outer = margin
    margin += "  "
    write(&self)
    margin = outer
  }

  private mutating func endLine() {
    append(UInt8(ascii: "\n"))
    start = end
  }
}

// MARK: Pieces of a line

extension CodeLines {
  static func += (lines: inout CodeLines, piece: String) {
    guard lines.fits, !piece.isEmpty else { return }
    lines.append(piece)
    // No character takes more columns than bytes.
    lines.fits = lines.end - lines.start <= lines.width || lines.columns <= lines.width
  }

  /// Adds an ASCII character.
  static func += (lines: inout CodeLines, character: UInt8) {
    guard lines.fits else { return }
    lines.append(character)
    lines.fits = lines.end - lines.start <= lines.width || lines.columns <= lines.width
  }

  /// Says that the code can't stand on one line.
  mutating func giveUp() {
    fits = false
  }

  /// Of the current line.
  private var columns: Int { String(decoding: bytes[start..<end], as: UTF8.self).columns }

  private mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    bytes[end] = byte
    end += 1
  }

  private mutating func makeRoom(for count: Int) {
    if end + count > bytes.count { bytes += repeatElement(0, count: bytes.count + count) }
  }

  private mutating func append(_ piece: String) {
    var piece = piece
    piece.withUTF8 { text in
      makeRoom(for: text.count)
      let next = end + text.count
      bytes.withUnsafeMutableBytes { bytes in
        UnsafeMutableRawBufferPointer(rebasing: bytes[end..<next])
          .copyMemory(from: UnsafeRawBufferPointer(text))
      }
      end = next
    }
  }
}
