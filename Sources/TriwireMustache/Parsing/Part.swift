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
    /// Whether all it writes is the item itself amid texts, `  {{.}}`, as for a list of lines.
    let writesOnlyItem: Bool

    init(_ parts: [Part]) {
      self.parts = parts
      writesOnlyItem = parts.allSatisfy { part in
        switch part.kind {
        case .text: true
        case .variable(let path, _): path.keys.isEmpty
        case .section, .inverted, .partial: false
        }
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
