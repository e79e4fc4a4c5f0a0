/// Finds the tags of a template and keeps the delimiters that are in force.
struct TagScanner {
  private let source: Source
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)

  init(_ source: Source) {
    self.source = source
  }

  /// The first tag that is not before `start`.
  mutating func next(from start: Int) throws(TemplateError) -> Tag? {
    guard let begin = source.firstIndex(of: opening, from: start) else { return nil }
    let tag = try tag(at: begin)
    if case .delimiters = tag.kind { try change(tag) }
    return tag
  }

  private func tag(at begin: Int) throws(TemplateError) -> Tag {
    var inside = begin + opening.count
    let sign = source.bytes.indices.contains(inside) ? source.bytes[inside] : nil
    let kind = Tag.Kind(sign: sign)
    if kind != nil { inside += 1 }
    let end = end(after: sign)
    guard let close = source.firstIndex(of: end, from: inside) else {
      let missing = String(decoding: end, as: UTF8.self)
      throw source.error("this tag never ends: missing '\(missing)'", at: begin)
    }
    return Tag(
      kind: kind ?? .variable(isEscaped: true), content: trimmed(inside..<close),
      range: begin..<(close + end.count))
  }

  /// What ends a tag with this sign.
  private func end(after sign: UInt8?) -> [UInt8] {
    switch sign {
    case UInt8(ascii: "{"): [UInt8(ascii: "}")] + closing
    case UInt8(ascii: "="): [UInt8(ascii: "=")] + closing
    default: closing
    }
  }

  private func trimmed(_ range: Range<Int>) -> String {
    let content = source.bytes[range]
    guard let first = content.firstIndex(where: { !$0.isSpace }),
      let last = content.lastIndex(where: { !$0.isSpace })
    else { return "" }
    return source.text(first..<(last + 1))
  }

  private mutating func change(_ tag: Tag) throws(TemplateError) {
    let delimiters = tag.content.utf8.split(whereSeparator: \.isSpace)
    guard delimiters.count == 2, !tag.content.contains("=") else {
      throw source.error(
        "'\(tag.content)' are no delimiters", at: tag.range.lowerBound,
        suggestion: "write '{{=<% %>=}}'")
    }
    opening = Array(delimiters[0])
    closing = Array(delimiters[1])
  }
}
