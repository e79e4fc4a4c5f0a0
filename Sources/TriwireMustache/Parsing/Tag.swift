/// One `{{…}}`.
struct Tag {
  var kind: Kind
  /// The text of the tag without its sign and the blanks around it.
  var content: String
  /// Its bytes, delimiters included.
  var range: Range<Int>

  enum Kind {
    case variable(isEscaped: Bool)
    case section
    case inverted
    case close
    case partial
    case comment
    case delimiters
  }
}

extension Tag.Kind {
  /// The sign that follows the opening delimiter; variables have none.
  init?(sign: UInt8?) {
    switch sign {
    case UInt8(ascii: "{"), UInt8(ascii: "&"): self = .variable(isEscaped: false)
    case UInt8(ascii: "#"): self = .section
    case UInt8(ascii: "^"): self = .inverted
    case UInt8(ascii: "/"): self = .close
    case UInt8(ascii: ">"): self = .partial
    case UInt8(ascii: "!"): self = .comment
    case UInt8(ascii: "="): self = .delimiters
    default: return nil
    }
  }

  /// Whether a line that holds only such a tag leaves no line in the output.
  var canStandAlone: Bool {
    if case .variable = self { false } else { true }
  }
}
