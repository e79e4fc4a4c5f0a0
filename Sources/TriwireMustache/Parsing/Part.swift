/// A piece of a parsed template.
struct Part: Sendable {
  var kind: Kind
  /// Whether it is the first piece of a line of the template: it follows a partial's indentation.
  var beginsLine: Bool
  /// Where its tag begins, in bytes.
  var offset: Int

  enum Kind: Sendable {
    case text(Literal)
    case variable(Path, isEscaped: Bool)
    case section(Path, [Part])
    case inverted(Path, [Part])
    /// The blanks before a partial that has a line of its own indent all of its lines; `nil` for
    /// a partial amid a line.
    case partial(String, indentation: String?)
  }

  /// Text outside tags.
  struct Literal: Sendable {
    let text: String
    /// The same, one line each with its end; an empty text is one empty line.
    let lines: [String]
  }

  /// `a.b.c`; no keys for `.`, the innermost context.
  struct Path: Sendable {
    let text: String
    let keys: [Object.Key]
  }
}

extension Part.Literal {
  init(_ bytes: ArraySlice<UInt8>) {
    text = String(decoding: bytes, as: UTF8.self)
    var lines: [String] = []
    var rest = bytes
    while let end = rest.firstIndex(of: newline) {
      lines.append(String(decoding: rest[...end], as: UTF8.self))
      rest = rest[(end + 1)...]
    }
    if !rest.isEmpty || lines.isEmpty { lines.append(String(decoding: rest, as: UTF8.self)) }
    self.lines = lines
  }
}

extension Part.Path {
  /// `nil` when the text is no path: empty, with blanks, or with an empty name.
  init?(_ text: String) {
    self.text = text
    let names = text == "." ? [] : text.split(separator: ".", omittingEmptySubsequences: false)
    guard names.allSatisfy({ !$0.isEmpty && !$0.utf8.contains(where: \.isSpace) }) else {
      return nil
    }
    keys = names.map { Object.Key(String($0)) }
  }
}
