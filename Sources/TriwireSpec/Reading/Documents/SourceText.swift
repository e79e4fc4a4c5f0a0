import TriwireYAML

/// The text of one file, before it is taken for YAML.
struct SourceText {
  /// Without a byte order mark; with U+FFFD where bytes are no UTF-8.
  let string: String
  /// The first place where the bytes are no UTF-8.
  private let flaw: Mark?

  init(_ bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes[3...] : bytes[...]
    string = String(decoding: content, as: UTF8.self)
    flaw = string.utf8.elementsEqual(content) ? nil : Self.firstDifference(string, content)
  }

  private static func firstDifference(_ text: String, _ bytes: ArraySlice<UInt8>) -> Mark {
    let common = zip(text.utf8, bytes).prefix { $0 == $1 }.map(\.0)
    let line = common.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let column = String(decoding: line.last ?? [], as: UTF8.self).unicodeScalars.count
    return Mark(line: line.count, column: column + 1)
  }

  func parse(path: String) throws(Diagnostic) -> Node {
    if let flaw {
      throw Diagnostic(.error, "the file is not valid UTF-8", at: place(flaw, path))
    }
    guard string.utf8.contains(where: { $0 > UInt8(ascii: " ") }) else {
      let start = Mark(line: 1, column: 1)
      throw Diagnostic(.error, "the file is empty", at: place(start, path))
    }
    throw Diagnostic(.error, "no parser yet", at: nil)
  }

  private func place(_ mark: Mark, _ path: String) -> Location {
    Location(path: path, range: MarkRange(start: mark, end: mark))
  }
}
