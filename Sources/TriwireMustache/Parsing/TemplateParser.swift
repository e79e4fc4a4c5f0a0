/// Turns the tags and texts of a template into nested parts.
struct TemplateParser {
  private let source: Source
  private var scanner: TagScanner
  /// The template itself, and in it the sections that are not closed.
  private var open = [Level()]
  /// Where the text begins that has no part yet.
  private var position = 0
  /// Whether no part stands on the current line so far.
  private var isAtLineStart = true

  private struct Level {
    /// Its opening tag; `nil` for the template.
    var tag: Tag?
    var beginsLine = false
    var parts: [Part] = []
  }

  init(_ source: Source) {
    self.source = source
    scanner = TagScanner(source)
  }

  mutating func parse() throws(TemplateError) -> [Part] {
    while let tag = try scanner.next(from: position) {
      let line = tag.kind.canStandAlone ? lineOfItsOwn(tag) : nil
      addText(upTo: line?.lowerBound ?? tag.range.lowerBound)
      try add(tag, indentation: line.map { source.text($0.lowerBound..<tag.range.lowerBound) })
      position = line?.upperBound ?? tag.range.upperBound
    }
    addText(upTo: source.bytes.count)
    if let section = open.last?.tag {
      throw error("the section '\(section.content)' never ends", section)
    }
    return open[0].parts
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
    let part = Part(kind: kind, beginsLine: isAtLineStart, offset: offset)
    open[open.count - 1].parts.append(part)
    isAtLineStart = false
  }

  /// Takes the next tag; an indentation says that it has a line of its own.
  private mutating func add(_ tag: Tag, indentation: String?) throws(TemplateError) {
    let offset = tag.range.lowerBound
    switch tag.kind {
    case .comment, .delimiters: break
    case .variable(let isEscaped): add(.variable(try path(tag), isEscaped: isEscaped), at: offset)
    case .partial: try addPartial(tag, indentation: indentation)
    case .section, .inverted: try begin(tag, isAlone: indentation != nil)
    case .close: try close(tag, isAlone: indentation != nil)
    }
  }

  private mutating func addPartial(_ tag: Tag, indentation: String?) throws(TemplateError) {
    guard !tag.content.isEmpty, !tag.content.utf8.contains(where: \.isSpace) else {
      throw error("'\(tag.content)' is no name of a partial", tag)
    }
    let isAlone = indentation != nil
    // A partial with a line of its own indents each of its lines itself.
    if isAlone { isAtLineStart = false }
    add(.partial(tag.content, indentation: indentation), at: tag.range.lowerBound)
    isAtLineStart = isAlone
  }

  private mutating func begin(_ tag: Tag, isAlone: Bool) throws(TemplateError) {
    guard open.count <= Self.deepest else {
      throw error("sections nested more than \(Self.deepest) deep", tag)
    }
    open.append(Level(tag: tag, beginsLine: isAtLineStart && !isAlone))
    if !isAlone { isAtLineStart = false }
  }

  private mutating func close(_ tag: Tag, isAlone: Bool) throws(TemplateError) {
    if isAtLineStart && !isAlone { add(.text(Part.Literal([])), at: tag.range.lowerBound) }
    guard open.count > 1, let level = open.popLast(), let opening = level.tag else {
      throw error("'\(tag.content)' ends no section", tag)
    }
    guard opening.content == tag.content else {
      throw error("the section '\(opening.content)' ends as '\(tag.content)'", tag)
    }
    let path = try path(opening)
    let isInverted = if case .inverted = opening.kind { true } else { false }
    let section = Part(
      kind: isInverted ? .inverted(path, level.parts) : .section(path, level.parts),
      beginsLine: level.beginsLine, offset: opening.range.lowerBound)
    open[open.count - 1].parts.append(section)
  }

  private func path(_ tag: Tag) throws(TemplateError) -> Part.Path {
    guard let first = tag.content.first else { throw error("an empty tag", tag) }
    guard !"<$*%?".contains(first) else {
      throw error("tags with '\(first)' are not part of the Mustache core", tag)
    }
    guard let path = Part.Path(tag.content) else { throw error("'\(tag.content)' is no name", tag) }
    return path
  }

  private func error(_ message: String, _ tag: Tag) -> TemplateError {
    source.error(message, at: tag.range.lowerBound)
  }

  private static let deepest = 100
}
