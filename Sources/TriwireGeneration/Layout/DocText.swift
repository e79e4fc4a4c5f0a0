/// A documentation text as paragraphs, its first sentence apart.
struct DocText {
  var summary: String?
  var paragraphs: [[String]] = []

  init(_ lines: [String]) {
    if lines.isEmpty { return }
    paragraphs = Self.paragraphs(lines)
    guard let first = paragraphs.first, !first.contains(where: Self.isMarkup) else { return }
    let prose = first.count == 1 ? first[0] : first.joined(separator: " ")
    let end = Self.sentenceEnd(in: prose)
    summary = String(prose[..<end])
    let rest = prose[end...].drop { $0 == " " }
    if rest.isEmpty { paragraphs.removeFirst() } else { paragraphs[0] = [String(rest)] }
  }

  static func isOneSentence(_ line: String) -> Bool {
    sentenceEnd(in: line) == line.endIndex
  }

  private static func paragraphs(_ lines: [String]) -> [[String]] {
    guard lines.contains(where: \.isEmpty) else { return [lines] }
    return lines.split(whereSeparator: \.isEmpty).map(Array.init)
  }

  /// A line whose end or indentation means something: a list item, a heading, code, a table, a quote.
  private static func isMarkup(_ line: String) -> Bool {
    switch line.utf8.first {
    case UInt8(ascii: "#"), UInt8(ascii: "|"), UInt8(ascii: ">"): true
    case UInt8(ascii: " "): line.hasPrefix("    ")
    case UInt8(ascii: "`"): line.hasPrefix("```")
    default: marker(of: line) > 0
    }
  }

  /// After the first period that a capital follows, outside of code.
  private static func sentenceEnd(in text: String) -> String.Index {
    let bytes = text.utf8
    let count = bytes.withContiguousStorageIfAvailable { sentenceLength(of: $0) }
    return bytes.index(bytes.startIndex, offsetBy: count ?? sentenceLength(of: Array(bytes)))
  }

  private static func sentenceLength(of bytes: some RandomAccessCollection<UInt8>) -> Int {
    var isCode = false
    var length = 0
    for byte in bytes {
      length += 1
      switch byte {
      case UInt8(ascii: "`"): isCode.toggle()
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"):
        if !isCode, startsSentence(bytes.dropFirst(length)) { return length }
      default: break
      }
    }
    return length
  }

  private static func startsSentence(_ rest: some RandomAccessCollection<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: " "), let start = rest.dropFirst().first else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(start) || start == UInt8(ascii: "`")
  }
}

extension DocText {
  /// The line in pieces of at most `width` columns, cut at spaces; list items keep their indent.
  static func wrapped(_ line: String, width: Int) -> [String] {
    if line.columns <= width || line.hasPrefix("    ") || line.hasPrefix("|") { return [line] }
    let indent = String(repeating: " ", count: marker(of: line))
    var lines: [String] = []
    var current = ""
    for word in line.split(separator: " ", omittingEmptySubsequences: true) {
      if !current.isEmpty, current.columns + word.columns + 1 > width {
        lines.append(current)
        current = indent + word
      } else {
        current += current.isEmpty ? word : " \(word)"
      }
    }
    return lines + [current]
  }

  /// The width of a list item's marker, `- ` or `12. `; 0 for other lines.
  private static func marker(of line: String) -> Int {
    let digits = line.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    let rest = line.utf8.dropFirst(digits)
    guard rest.dropFirst().first == UInt8(ascii: " ") else { return 0 }
    switch rest.first {
    case UInt8(ascii: "."): return digits > 0 ? digits + 2 : 0
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): return digits > 0 ? 0 : 2
    default: return 0
    }
  }
}
