import TriwireSpec

extension Documentation {
  init(_ doc: String?, _ deprecated: Located<Deprecation>? = nil) {
    lines = DocText.lines(doc ?? "")
    deprecation = deprecated.map { APIDeprecation($0.value) }
  }
}

extension APIDeprecation {
  fileprivate init(_ deprecation: Deprecation) {
    switch deprecation {
    case .plain: self = .plain
    case .message(let text):
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let lines = DocText.lines(words)
      self = lines.isEmpty ? .plain : .message(lines.joined(separator: " "))
    }
  }
}

/// Doc text as lines that can stand behind `///`.
enum DocText {
  /// The lines of a text, split at everything that Swift or Unicode takes for a line end, without
  /// control characters, without marks that change the direction of text, and without blanks at
  /// their ends. Empty lines at the beginning and the end are left out.
  static func lines(_ text: String) -> [String] {
    if text.isLine { return text.isEmpty ? [] : [text] }
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "\n", previous == "\r" {
        // One line end of two characters.
      } else if scalar.endsLine {
        lines.append(trimmed(line))
        line = String.UnicodeScalarView()
      } else if scalar.isHarmless {
        line.append(scalar)
      }
      previous = scalar
    }
    lines.append(trimmed(line))
    return withoutEmptyEnds(lines)
  }

  private static func trimmed(_ line: String.UnicodeScalarView) -> String {
    var line = line
    while line.last?.properties.isWhitespace == true { line.removeLast() }
    return String(line)
  }

  private static func withoutEmptyEnds(_ lines: [String]) -> [String] {
    guard let first = lines.firstIndex(where: { !$0.isEmpty }),
      let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return [] }
    return Array(lines[first...last])
  }
}

extension String {
  /// Nothing but printable ASCII without a blank at its end, as most doc texts are.
  fileprivate var isLine: Bool {
    let isPlain = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy(\.isPrintable) && bytes.last != UInt8(ascii: " ")
    }
    return isPlain ?? false
  }
}

extension UInt8 {
  /// A visible ASCII character or a space.
  fileprivate var isPrintable: Bool { (0x20..<0x7F).contains(self) }
}

extension Unicode.Scalar {
  fileprivate var endsLine: Bool {
    switch self {
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// No control character but the tab, and no invisible one but the joiners of emoji and of
  /// scripts that need them.
  fileprivate var isHarmless: Bool {
    if isASCII { return self == "\t" || (0x20..<0x7F).contains(value) }
    return switch properties.generalCategory {
    case .control: false
    case .format: self == "\u{200C}" || self == "\u{200D}"
    default: true
    }
  }
}
