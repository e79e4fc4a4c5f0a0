/// Walks over the bytes of one scalar.
struct Scanner {
  let text: ScalarText
  private(set) var position = 0

  init(_ text: ScalarText) {
    self.text = text
  }

  var next: UInt8? { position < text.bytes.count ? text.bytes[position] : nil }
  var isAtEnd: Bool { position == text.bytes.count }

  mutating func skipSpaces() {
    advance { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\n") }
  }

  /// Moves over the byte when it comes next.
  mutating func accept(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// Moves over all bytes that fit, and says which.
  @discardableResult
  mutating func advance(while fits: (UInt8) -> Bool) -> Range<Int> {
    let start = position
    while let byte = next, fits(byte) { position += 1 }
    return start..<position
  }

  /// An error at the next character, or just behind the text when it ended too early.
  func failure(_ message: String, suggestion: String? = nil) -> Diagnostic {
    failure(message, at: position..<endOfCharacter, suggestion: suggestion)
  }

  func failure(_ message: String, at range: Range<Int>, suggestion: String? = nil) -> Diagnostic {
    Diagnostic(.error, message, at: text.location(range), suggestion: suggestion)
  }

  /// What stands at the position, as an error message says it.
  var found: String {
    isAtEnd ? "the end" : "'\(text.string(position..<endOfCharacter))'"
  }

  private var endOfCharacter: Int {
    guard !isAtEnd else { return position }
    var end = position + 1
    while end < text.bytes.count, text.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
