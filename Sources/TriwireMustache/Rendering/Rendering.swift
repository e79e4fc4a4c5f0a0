internal import TriwireSpelling

/// One run of a template: the output so far, and the values that tags can see.
struct Rendering {
  /// In UTF-8: bytes are appended faster than texts.
  private var bytes: [UInt8] = []
  private var contexts: Contexts
  private let partials: [String: Template]
  /// Those that tags have asked for, by the tag.
  private var found: [ObjectIdentifier: Template] = [:]
  private let isLenient: Bool
  private let escape: ((String) -> String)?
  /// What stands before each line that is not empty: the indentations of the partials around it.
  private var indentation: [UInt8] = []
  /// Partials and sections around the current part.
  private var depth = 0

  /// Where partials end that include each other.
  private static let deepest = 100

  init(
    of value: Value, partials: [String: Template], isLenient: Bool, escape: ((String) -> String)?
  ) {
    contexts = Contexts(value)
    self.partials = partials
    self.isLenient = isLenient
    self.escape = escape
  }

  var output: String { String(decoding: bytes, as: UTF8.self) }

  mutating func add(_ parts: [Part], of template: Template) throws(TemplateError) {
    depth += 1
    defer { depth -= 1 }
    for part in parts { try add(part, of: template) }
  }

  private mutating func add(_ part: Part, of template: Template) throws(TemplateError) {
    if case .text(let literal) = part.kind {
      return literal.write(to: &bytes, beginsLine: part.beginsLine, indentation: indentation)
    }
    if part.beginsLine { bytes += indentation }
    switch part.kind {
    case .text: break
    case .variable(let path, let isEscaped):
      add(try text(of: path, at: part, in: template), isEscaped: isEscaped)
    case .section(let section):
      try add(section, for: try value(of: section.path, at: part, in: template), of: template)
    case .inverted(let section):
      guard try value(of: section.path, at: part, in: template).isFalse else { return }
      try add(section.parts, of: template)
    case .partial(let tag):
      guard let partial = try partial(tag, at: part, in: template) else { return }
      try add(partial, indentedBy: tag.indentation)
    }
  }

  /// - Parameter blanks: `nil` for a partial amid a line, of which no line is indented.
  private mutating func add(
    _ partial: Template, indentedBy blanks: [UInt8]?
  ) throws(TemplateError) {
    guard let blanks else {
      let outer = indentation
      indentation = []
      defer { indentation = outer }
      return try add(partial.parts, of: partial)
    }
    indentation += blanks
    defer { indentation.removeLast(blanks.count) }
    try add(partial.parts, of: partial)
  }

  private mutating func add(_ text: String, isEscaped: Bool) {
    bytes.append(isEscaped ? escape?(text) ?? text : text)
  }

  /// Writes what a section repeats: for each item of a list, or for a value that is not false.
  private mutating func add(
    _ section: Part.Section, for value: Value, of template: Template
  ) throws(TemplateError) {
    switch value {
    case .null, .bool(false): break
    case .bool, .text, .object: try add(section, within: value, of: template)
    case .list(let items):
      for item in items { try add(section, within: item, of: template) }
    case .series(let items):
      for index in 0..<items.count {
        try add(section, within: items[index], of: template)
      }
    case .lines(let lines):
      if let line = section.line, !line.isEscaped || escape == nil { return add(lines, as: line) }
      for text in lines { try add(section, within: .text(text), of: template) }
    }
  }

  /// Nearly all of the output are such lines, which need no look at the contexts.
  private mutating func add(_ lines: Lines, as line: Part.Line) {
    let margin = line.beginsLine ? indentation : []
    let start = line.start.map { margin + $0.bytes } ?? margin
    var end: [UInt8] = []
    if line.end.bytes.count > 1 {
      line.end.write(to: &end, beginsLine: false, indentation: indentation)
      end.removeFirst()
    }
    lines.write(to: &bytes, after: start, before: end)
  }

  private mutating func add(
    _ section: Part.Section, within value: Value, of template: Template
  ) throws(TemplateError) {
    contexts.push(value)
    defer { contexts.pop() }
    try add(section.parts, of: template)
  }

  private mutating func partial(
    _ tag: Part.Partial, at part: Part, in template: Template
  ) throws(TemplateError) -> Template? {
    guard depth <= Self.deepest else {
      throw template.error(
        "partials and sections nested more than \(Self.deepest) deep", at: part.offset)
    }
    if let partial = found[ObjectIdentifier(tag)] { return partial }
    if let partial = partials[tag.name] {
      found[ObjectIdentifier(tag)] = partial
      return partial
    }
    guard !isLenient else { return nil }
    throw template.error(
      "unknown partial '\(tag.name)'", at: part.offset,
      suggestion: NearestName(of: partials.keys.sorted(), to: tag.name)?.suggestion)
  }

  private func value(
    of path: Part.Path, at part: Part, in template: Template
  ) throws(TemplateError) -> Value {
    switch contexts.lookUp(path) {
    case .found(let value): return value
    case .unknown(let name, let known):
      guard !isLenient else { return .null }
      let place = name == path.text ? "" : " in '\(path.text)'"
      throw template.error(
        "unknown name '\(name)'\(place)", at: part.offset,
        suggestion: NearestName(of: known, to: name)?.suggestion)
    }
  }

  private func text(
    of path: Part.Path, at part: Part, in template: Template
  ) throws(TemplateError) -> String {
    let value = try value(of: path, at: part, in: template)
    switch value {
    case .null: return ""
    case .bool(let isTrue): return isTrue ? "true" : "false"
    case .text(let text): return text
    case .list, .series, .lines, .object:
      throw template.error(
        "'\(path.text)' is \(value.kindName), which has no text", at: part.offset)
    }
  }
}

extension Value {
  /// Whether a section is left out and an inverted one is written.
  fileprivate var isFalse: Bool {
    switch self {
    case .null, .bool(false): true
    case .list(let items): items.isEmpty
    case .series(let items): items.count == 0
    case .lines(let lines): lines.isEmpty
    case .bool, .text, .object: false
    }
  }

  fileprivate var kindName: String {
    if case .object = self { "an object" } else { "a list" }
  }
}
