/// Text of a spec as a Swift string literal that can hold nothing but that text.
enum StringLiteral {
  static func quoted(_ text: String) -> String {
    "\"\(escaped(text))\""
  }

  /// The literal's inside, to be put next to interpolations.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    return text.unicodeScalars.reduce(into: "") { $0 += escape($1) }
  }

  /// Text as code inside of Markdown.
  static func markdown(_ text: String) -> String {
    let visible = text.unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.isVisible ? String(scalar) : escape(scalar)
    }
    return visible.contains("`") ? "`` \(visible) ``" : "`\(visible)`"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7f && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default:
      scalar.isVisible || scalar.hasNoEscape
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
}

extension Unicode.Scalar {
  /// Noncharacters that the compiler takes only as they are.
  fileprivate var hasNoEscape: Bool { (0xFDD0...0xFDEF).contains(value) }

  /// A reader sees it, and sees it where it stands: no control, bidirectional mark, joiner or
  /// unusual space.
  fileprivate var isVisible: Bool {
    if self == " " { return true }
    if properties.isDefaultIgnorableCodePoint || properties.isBidiControl { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      return false
    default:
      return true
    }
  }
}
