extension Character {
  /// How many columns of a terminal the character takes: 0, 1 or 2.
  var terminalWidth: Int {
    isPrintableASCII ? 1 : unicodeScalars.map(\.terminalWidth).max() ?? 0
  }

  /// The character, with a replacement for each control character.
  var visible: String {
    isPrintableASCII
      ? String(self) : String(String.UnicodeScalarView(unicodeScalars.map(\.visible)))
  }

  private var isPrintableASCII: Bool {
    asciiValue.map { (0x20...0x7E).contains($0) && self != "\r\n" } ?? false
  }
}

extension Unicode.Scalar {
  /// Itself, or U+FFFD for what could steer a terminal or hide text.
  var visible: Unicode.Scalar {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
    case .format where self != "\u{200D}": "\u{FFFD}"
    default: self
    }
  }

  fileprivate var terminalWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: 0
    case .format: self == "\u{200D}" ? 0 : 1
    default: isWide || properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// The East Asian wide and full-width blocks of Unicode Standard Annex 11.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
