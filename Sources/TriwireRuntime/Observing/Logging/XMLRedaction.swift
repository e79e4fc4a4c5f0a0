internal import Foundation

/// Takes sensitive elements and attributes out of an XML document.
///
/// It reads tags, not documents: what it can't make out, it leaves out to the end.
struct XMLRedaction {
  private let isSensitive: (Substring) -> Bool

  /// - Parameter isSensitive: Whether the values of a name, without its prefix, are left out.
  init(_ isSensitive: @escaping (Substring) -> Bool) {
    self.isSensitive = isSensitive
  }

  /// The document with `•••` in place of what is sensitive.
  func text(_ document: String) -> String {
    var result = ""
    var rest = document[...]
    while let open = rest.firstIndex(of: "<") {
      result += rest[..<open]
      rest = rest[open...]
      guard let end = Self.end(ofMarkup: rest) else { return result + Redaction.mark }
      let markup = rest[..<end]
      rest = rest[end...]
      result += redacted(markup)
      guard Self.opensElement(markup), isSensitive(Self.name(of: markup)) else { continue }
      guard let close = closing(Self.name(of: markup), in: rest) else {
        return result + Redaction.mark
      }
      result += Redaction.mark
      rest = rest[close...]
    }
    return result + rest
  }

  /// Where the element's end tag begins, past elements of the same name inside.
  private func closing(_ name: Substring, in text: Substring) -> Substring.Index? {
    var depth = 0
    var rest = text
    while let open = rest.firstIndex(of: "<"), let end = Self.end(ofMarkup: rest[open...]) {
      let markup = rest[open..<end]
      if Self.opensElement(markup), Self.name(of: markup) == name { depth += 1 }
      if markup.hasPrefix("</"), Self.name(of: markup.dropFirst()) == name {
        if depth == 0 { return open }
        depth -= 1
      }
      rest = rest[end...]
    }
    return nil
  }

  /// A start tag with its sensitive attributes replaced; other markup as it is.
  private func redacted(_ markup: Substring) -> String {
    guard markup.dropFirst().first.map({ !"/!?".contains($0) }) == true else { return "\(markup)" }
    var result = ""
    var rest = markup
    while let quote = rest.firstIndex(where: { "\"'".contains($0) }),
      let end = rest[rest.index(after: quote)...].firstIndex(of: rest[quote])
    {
      let name = rest[..<quote].split { " \t\r\n=".contains($0) }.last ?? ""
      let hides = isSensitive(Self.local(name)) || isSensitive(Self.name(of: markup))
      result += rest[...quote]
      result += hides ? Redaction.mark[...] : rest[rest.index(after: quote)..<end]
      result += rest[end...end]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

extension XMLRedaction {
  /// Past a tag, a comment, a section of character data or an instruction; nil when it has no end.
  private static func end(ofMarkup text: Substring) -> Substring.Index? {
    for (start, end) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
    where text.hasPrefix(start) {
      return text.range(of: end)?.upperBound
    }
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if character == quote {
        quote = nil
      } else if quote == nil {
        if character == ">" { return text.index(after: index) }
        if "\"'".contains(character) { quote = character }
      }
    }
    return nil
  }

  private static func opensElement(_ markup: Substring) -> Bool {
    markup.dropFirst().first.map { !"/!?".contains($0) } == true && !markup.hasSuffix("/>")
  }

  /// The name of a tag without its prefix.
  private static func name(of markup: Substring) -> Substring {
    local(markup.dropFirst().prefix { !" \t\r\n/>".contains($0) })
  }

  private static func local(_ name: Substring) -> Substring {
    name.split(separator: ":").last ?? name
  }
}
