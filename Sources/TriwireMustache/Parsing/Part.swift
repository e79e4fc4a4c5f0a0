/// A piece of a parsed template. What it holds is a class each, since rendering passes all of it on
/// all the time.
struct Part: Sendable {
  let kind: Kind
  /// Whether it is the first piece of a line of the template: it follows a partial's indentation.
  let beginsLine: Bool
  /// Where its tag begins, in bytes.
  let offset: Int

  enum Kind: Sendable {
    case text(Literal)
    case variable(Path, isEscaped: Bool)
    case section(Section)
    case inverted(Section)
    case partial(Partial)
  }

  /// Parts that are written for a value: once, or for each of its items.
  final class Section: Sendable {
    let path: Path
    let parts: [Part]
    /// The same where it has nothing but the item itself between texts, as for a list of lines.
    let line: Line?

    init(_ path: Path, _ parts: [Part]) {
      self.path = path
      self.parts = parts
      line = Line(parts)
    }
  }

  /// `  {{.}}` with the text behind it.
  struct Line: Sendable {
    /// The text before the item on its line, if there is any.
    let start: Literal?
    /// As of the first part.
    let beginsLine: Bool
    let isEscaped: Bool
    /// The text behind the item, which begins with the end of its line.
    let end: Literal

    init?(_ parts: [Part]) {
      guard let first = parts.first else { return nil }
      start = if case .text(let text) = first.kind { text } else { nil }
      let rest = Array(parts.dropFirst(start == nil ? 0 : 1))
      guard start?.bytes.contains(newline) != true, rest.count == 2,
        case .variable(let path, let isEscaped) = rest[0].kind, path.keys.isEmpty,
        case .text(let end) = rest[1].kind, end.bytes.first == newline
      else { return nil }
      beginsLine = first.beginsLine
      self.isEscaped = isEscaped
      self.end = end
    }
  }

  /// Another template in this one.
  final class Partial: Sendable {
    let name: String
    /// The blanks before a partial that has a line of its own indent all of its lines; `nil` for
    /// a partial amid a line.
    let indentation: [UInt8]?

    init(_ name: String, indentation: [UInt8]?) {
      self.name = name
      self.indentation = indentation
    }
  }

  /// Text outside tags, in UTF-8.
  final class Literal: Sendable {
    let bytes: [UInt8]
    /// The same; an empty text is one empty line.
    let lines: [TextLine]

    init(_ bytes: ArraySlice<UInt8>) {
      self.bytes = Array(bytes)
      var lines: [TextLine] = []
      var rest = bytes
      while let end = rest.firstIndex(of: newline) {
        lines.append(TextLine(rest[...end]))
        rest = rest[(end + 1)...]
      }
      if !rest.isEmpty || lines.isEmpty { lines.append(TextLine(rest)) }
      self.lines = lines
    }
  }

  /// A line with its end.
  struct TextLine: Sendable {
    let bytes: [UInt8]
    /// Nothing but a line end, before which no indentation stands.
    let isBlank: Bool

    init(_ bytes: ArraySlice<UInt8>) {
      self.bytes = Array(bytes)
      isBlank = bytes.elementsEqual("\n".utf8) || bytes.elementsEqual("\r\n".utf8)
    }
  }

  /// `a.b.c`; no keys for `.`, the innermost context.
  final class Path: Sendable {
    let text: String
    let keys: [Object.Key]

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
}
