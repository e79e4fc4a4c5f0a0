/// Turns the tags and texts of a template into nested parts.
struct TemplateParser {
  private let source: Source
  private var scanner: TagScanner
  /// The parts of the template itself, or of the innermost section.
  private var parts: [Part] = []
  /// The sections that are not closed, the innermost last.
  private var open: [OpenSection] = []
  /// Where the text begins that has no part yet.
  private var position = 0
  /// Whether no part stands on the current line so far.
  private var isAtLineStart = true

  private struct OpenSection {
    let tag: Tag
    let path: Part.Path
    let beginsLine: Bool
    /// The parts before the section.
    let outer: [Part]
  }

  init(_ source: Source) {
    self.source = source
    scanner = TagScanner(source)
  }

  mutating func parse() throws(TemplateError) -> [Part] {
    while let tag = try scanner.next(from: position) {
      let line = tag.kind.canStandAlone ? lineOfItsOwn(tag) : nil
      addText(upTo: line?.lowerBound ?? tag.range.lowerBound)
      let start = tag.range.lowerBound
      try add(tag, indentation: line.map { source.bytes[$0.lowerBound..<start] })
      position = line?.upperBound ?? tag.range.upperBound
    }
    addText(upTo: source.bytes.count)
    if let tag = open.last?.tag {
      throw error("the section '\(tag.content)' never ends", tag, suggestion: end(of: tag))
    }
    return parts
  }

  /// The line around a tag, its end included, when nothing else stands on it.
  private func lineOfItsOwn(_ tag: Tag) -> Range<Int>? {
    let bytes = source.bytes
    let before = bytes[position..<tag.range.lowerBound]
    let start = before.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? position
    guard start == 0 || bytes[start - 1] == newline else { return nil }
    let after = bytes[tag.range.upperBound...]
    guard let end = after.firstIndex(where: { !$0.isBlank }) else { return start..<bytes.count }
    if bytes[end] == newline { return start..<(end + 1) }
    return bytes[end...].starts(with: [UInt8(ascii: "\r"), newline]) ? start..<(end + 2) : nil
  }

  private mutating func addText(upTo end: Int) {
    guard position < end else { return }
    let bytes = source.bytes[position..<end]
    add(.text(Part.Literal(bytes)), at: position)
    isAtLineStart = bytes.last == newline
  }

  private mutating func add(_ kind: Part.Kind, at offset: Int) {
    parts.append(Part(kind: kind, beginsLine: isAtLineStart, offset: offset))
    isAtLineStart = false
  }

  /// Takes the next tag; an indentation says that it has a line of its own.
  private mutating func add(_ tag: Tag, indentation: ArraySlice<UInt8>?) throws(TemplateError) {
    let offset = tag.range.lowerBound
    switch tag.kind {
    case .comment, .delimiters: break
    case .variable(let isEscaped): add(.variable(try path(tag), isEscaped: isEscaped), at: offset)
    case .partial: try addPartial(tag, indentation: indentation)
    case .section, .inverted: try begin(tag, isAlone: indentation != nil)
    case .close: try close(tag, isAlone: indentation != nil)
    }
  }

  private mutating func addPartial(_ tag: Tag, indentation: ArraySlice<UInt8>?)
    throws(TemplateError)
  {
    try checkName(tag)
    guard !tag.content.utf8.contains(where: \.isSpace) else {
      throw error("'\(tag.content)' is no name of a partial", tag)
    }
    let isAlone = indentation != nil
    // A partial with a line of its own indents each of its lines itself.
    if isAlone { isAtLineStart = false }
    add(
      .partial(Part.Partial(tag.content, indentation: indentation.map(Array.init))),
      at: tag.range.lowerBound)
    isAtLineStart = isAlone
  }

  private mutating func begin(_ tag: Tag, isAlone: Bool) throws(TemplateError) {
    guard open.count < Self.deepest else {
      throw error("sections nested more than \(Self.deepest) deep", tag)
    }
    let beginsLine = isAtLineStart && !isAlone
    open.append(
      OpenSection(tag: tag, path: try path(tag), beginsLine: beginsLine, outer: parts))
    parts = []
    if !isAlone { isAtLineStart = false }
  }

  private mutating func close(_ tag: Tag, isAlone: Bool) throws(TemplateError) {
    let written = source.text(tag.range)
    guard let section = open.popLast() else { throw error("'\(written)' ends no section", tag) }
    guard section.tag.content == tag.content else {
      let line = error("", section.tag).line
      throw error(
        "'\(written)' can't end the section '\(section.tag.content)' of line \(line)", tag,
        suggestion: end(of: section.tag))
    }
    if isAtLineStart && !isAlone { add(.text(Part.Literal([])), at: tag.range.lowerBound) }
    let isInverted = if case .inverted = section.tag.kind { true } else { false }
    let kind: Part.Kind =
      isInverted
      ? .inverted(Part.Section(section.path, parts)) : .section(Part.Section(section.path, parts))
    let offset = section.tag.range.lowerBound
    parts = section.outer
    parts.append(Part(kind: kind, beginsLine: section.beginsLine, offset: offset))
  }

  private func end(of tag: Tag) -> String { "write '{{/\(tag.content)}}'" }

  private func path(_ tag: Tag) throws(TemplateError) -> Part.Path {
    try checkName(tag)
    guard let path = Part.Path(tag.content) else { throw error("'\(tag.content)' is no name", tag) }
    return path
  }

  /// Refuses tags of Mustache's optional modules, and tags without any name.
  private func checkName(_ tag: Tag) throws(TemplateError) {
    guard let first = tag.content.first else { throw error("this tag has no name", tag) }
    guard !"<$*".contains(first) else {
      throw error("tags with '\(first)' are not part of the Mustache core", tag)
    }
  }

  private func error(_ message: String, _ tag: Tag, suggestion: String? = nil) -> TemplateError {
    source.error(message, at: tag.range.lowerBound, suggestion: suggestion)
  }

  private static let deepest = 100
}
