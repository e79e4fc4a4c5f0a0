/// The bytes of a document, known to be UTF-8 text that YAML allows, with the places of its lines.
///
/// libyaml counts characters; everything else here counts lines and columns.
struct SourceText {
  private let bytes: [UInt8]
  private let lines: [LineStart]
  /// The number of Unicode scalars, without the byte order mark.
  let count: Int

  struct LineStart {
    /// Scalars of the text before the line.
    var scalars: Int
    /// Bytes of the text before the line.
    var bytes: Int
  }

  /// Throws for a text over `limit` bytes, and at the first byte that is no UTF-8 or the first
  /// character that YAML forbids.
  init(checking bytes: [UInt8], limit: Int) throws(YAMLError) {
    let start = Mark(line: 1, column: 1)
    guard bytes.count <= limit else {
      throw YAMLError(
        "the file has \(bytes.count) bytes, more than the \(limit) allowed",
        at: MarkRange(start: start, end: start))
    }
    guard !bytes.starts(with: [0xFE, 0xFF]), !bytes.starts(with: [0xFF, 0xFE]) else {
      throw YAMLError(
        "the file is UTF-16", at: MarkRange(start: start, end: start), hint: "save it as UTF-8")
    }
    var scan = TextScan()
    try bytes.withUnsafeBufferPointer { (buffer) throws(YAMLError) in try scan.run(over: buffer) }
    self.bytes = bytes
    lines = scan.lines
    count = scan.scalars
  }

  /// Hands the bytes out, without the byte order mark.
  func withContent<R>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(YAMLError) -> R
  ) throws(YAMLError) -> R {
    try bytes.withUnsafeBufferPointer { (buffer) throws(YAMLError) in
      try body(UnsafeBufferPointer(rebasing: buffer.dropFirst(lines[0].bytes)))
    }
  }

  /// The place of the character that has `index` characters before it.
  func mark(at index: Int) -> Mark {
    mark(at: index, inLine: lineIndex(at: index))
  }

  private func mark(at index: Int, inLine line: Int) -> Mark {
    Mark(line: line + 1, column: index - lines[line].scalars + 1)
  }

  /// From one character up to another.
  ///
  /// - Parameter guess: The number of a line that is probably the first, or just before it.
  func range(_ start: Int, _ end: Int, near guess: Int = 1) -> MarkRange {
    let line = lineIndex(at: start, near: guess - 1)
    let end = max(start, end)
    let isOneLine = line + 1 == lines.count || end < lines[line + 1].scalars
    let lastLine = isOneLine ? line : lineIndex(at: end, near: guess - 1)
    return MarkRange(start: mark(at: start, inLine: line), end: mark(at: end, inLine: lastLine))
  }

  /// One character, or the empty end of the text.
  func range(at index: Int, near guess: Int = 1) -> MarkRange {
    range(index, min(index + 1, count), near: guess)
  }

  /// The text of the line that holds a character, without its end, and where that line begins.
  func line(at index: Int) -> (text: [Unicode.Scalar], start: Int) {
    let line = lineIndex(at: index)
    let end = line + 1 < lines.count ? lines[line + 1].bytes : bytes.count
    let text = String(decoding: bytes[lines[line].bytes..<end], as: UTF8.self)
    let scalars = text.unicodeScalars.filter { $0 != "\n" && $0 != "\r" }
    return (Array(scalars), lines[line].scalars)
  }

  /// The character that has `index` characters before it; `nil` at a line's end.
  func character(at index: Int) -> Unicode.Scalar? {
    let (text, start) = line(at: index)
    let column = index - start
    return text.indices.contains(column) ? text[column] : nil
  }

  /// Lines from the one that holds `index`, that character and everything after it included.
  func lines(from index: Int) -> some Sequence<(text: [Unicode.Scalar], start: Int)> {
    let first = lineIndex(at: index)
    return (first..<lines.count).lazy.map { number in
      let (text, start) = line(at: lines[number].scalars)
      return number == first
        ? (Array(text.dropFirst(index - start)), index) : (text, start)
    }
  }

  /// Where a text that begins at `start` ends when blanks and line ends before `end` are left off.
  func trimmedEnd(from start: Int, to end: Int) -> Int {
    var end = end
    while end > start {
      let (text, lineStart) = line(at: end - 1)
      let content = text.prefix(end - lineStart).lastIndex { $0 != " " && $0 != "\t" }
      if let content { return max(start, lineStart + content + 1) }
      guard lineStart > start else { return start }
      end = lineStart
    }
    return end
  }

  private func lineIndex(at index: Int, near guess: Int = 0) -> Int {
    let isBehind = lines[guess].scalars <= index
    var low = isBehind ? guess : 0
    var high = isBehind ? lines.count : guess
    // Texts are asked for in their order: nearly always it is this line or the next.
    if isBehind, guess + 2 < high, lines[guess + 2].scalars > index { high = guess + 2 }
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].scalars <= index { low = middle } else { high = middle }
    }
    return low
  }
}
