/// A piece of a parsed template. A class, like what it holds, since rendering passes all of it on
/// all the time.
final class Part: Sendable {
  let kind: Kind
  /// Whether it is the first piece of a line of the template: it follows a partial's indentation.
  let beginsLine: Bool
  /// Where its tag begins, in bytes.
  let offset: Int

  init(kind: Kind, beginsLine: Bool, offset: Int) {
    self.kind = kind
    self.beginsLine = beginsLine
    self.offset = offset
  }

  enum Kind: Sendable {
    case text(Literal)
    case variable(Path, isEscaped: Bool)
    case section(Path, Body)
    case inverted(Path, [Part])
    /// The blanks before a partial that has a line of its own indent all of its lines; `nil` for
    /// a partial amid a line.
    case partial(String, indentation: String?)
  }

  /// What a section repeats.
  final class Body: Sendable {
    let parts: [Part]
    /// Where the item itself stands when nothing but texts are around it, as for a list of lines:
    /// `  {{.}}`.
    let item: Int?

    init(_ parts: [Part]) {
      self.parts = parts
      let others = parts.indices.filter { if case .text = parts[$0].kind { false } else { true } }
      if others.count == 1, case .variable(let path, _) = parts[others[0]].kind, path.keys.isEmpty {
        item = others[0]
      } else {
        item = nil
      }
    }
  }

  /// Text outside tags.
  final class Literal: Sendable {
    let text: String
    /// The same; an empty text is one empty line.
    let lines: [Line]

    init(_ bytes: ArraySlice<UInt8>) {
      text = String(decoding: bytes, as: UTF8.self)
      var lines: [Line] = []
      var rest = bytes
      while let end = rest.firstIndex(of: newline) {
        lines.append(Line(rest[...end]))
        rest = rest[(end + 1)...]
      }
      if !rest.isEmpty || lines.isEmpty { lines.append(Line(rest)) }
      self.lines = lines
    }
  }

  /// A line with its end.
  struct Line: Sendable {
    let text: String
    /// Nothing but a line end, before which no indentation stands.
    let isBlank: Bool

    init(_ bytes: ArraySlice<UInt8>) {
      text = String(decoding: bytes, as: UTF8.self)
      isBlank = text == "\n" || text == "\r\n"
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
