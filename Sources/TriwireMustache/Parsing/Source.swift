/// The text of a template, as bytes, with its name.
struct Source: Sendable {
  let bytes: [UInt8]
  let name: String

  init(text: String, name: String) {
    bytes = Array(text.utf8)
    self.name = name
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The first place of `pattern` that is not before `start`.
  func firstIndex(of pattern: [UInt8], from start: Int) -> Int? {
    guard let first = pattern.first else { return nil }
    var position = start
    while let found = bytes[position...].firstIndex(of: first) {
      if bytes[found...].starts(with: pattern) { return found }
      position = found + 1
    }
    return nil
  }

  /// An error at the character that begins with the byte at `offset`.
  func error(_ message: String, at offset: Int, suggestion: String? = nil) -> TemplateError {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    return TemplateError(
      message: message, suggestion: suggestion, template: name,
      line: before.count { $0 == newline } + 1,
      column: text(lineStart..<offset).unicodeScalars.count + 1)
  }
}

let newline = UInt8(ascii: "\n")

extension UInt8 {
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Blanks and line ends.
  var isSpace: Bool { isBlank || self == newline || self == UInt8(ascii: "\r") }
}
