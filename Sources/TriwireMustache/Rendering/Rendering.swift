internal import TriwireSpelling

/// One run of a template: the output so far, and the values that tags can see.
struct Rendering {
  /// In UTF-8: bytes are appended faster than texts.
  private var bytes: [UInt8] = []
  private var contexts: Contexts
  private let partials: [String: Template]
  private let isLenient: Bool
  private let escape: ((String) -> String)?
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

  /// Writes parts of a template, with an indentation before each line that is not empty.
  mutating func add(
    _ parts: [Part], of template: Template, indentation: String = ""
  ) throws(TemplateError) {
    depth += 1
    defer { depth -= 1 }
    for part in parts { try add(part, of: template, indentation: indentation) }
  }

  private mutating func add(
    _ part: Part, of template: Template, indentation: String
  ) throws(TemplateError) {
    if case .text(let literal) = part.kind {
      return literal.write(to: &bytes, beginsLine: part.beginsLine, indentation: indentation)
    }
    if part.beginsLine { bytes += indentation.utf8 }
    switch part.kind {
    case .text: break
    case .variable(let path, let isEscaped):
      add(try text(of: path, at: part, in: template), isEscaped: isEscaped)
    case .section(let section):
      let value = try value(of: section.path, at: part, in: template)
      try add(section, for: value, of: template, indentation: indentation)
    case .inverted(let section):
      guard try value(of: section.path, at: part, in: template).isFalse else { return }
      try add(section.parts, of: template, indentation: indentation)
    case .partial(let tag):
      guard let partial = try partial(tag.name, at: part, in: template) else { return }
      let own = tag.indentation.map { indentation + $0 } ?? ""
      try add(partial.parts, of: partial, indentation: own)
    }
  }

  private mutating func add(_ text: String, isEscaped: Bool) {
    if isEscaped, let escape { bytes += escape(text).utf8 } else { bytes += text.utf8 }
  }

  /// Writes what a section repeats: for each item of a list, or for a value that is not false.
  private mutating func add(
    _ section: Part.Section, for value: Value, of template: Template, indentation: String
  ) throws(TemplateError) {
    switch value {
    case .null, .bool(false): break
    case .bool, .text, .object:
      try add(section, within: value, of: template, indentation: indentation)
    case .list(let items):
      for item in items { try add(section, within: item, of: template, indentation: indentation) }
    case .lines(let lines):
      if let line = section.line { return add(lines, as: line, indentation: indentation) }
      for text in lines {
        try add(section, within: .text(text), of: template, indentation: indentation)
      }
    }
  }

  /// Nearly all of the output are such lines, which need no look at the contexts.
  private mutating func add(_ lines: [String], as line: Part.Line, indentation: String) {
    for text in lines {
      if line.beginsLine { bytes += indentation.utf8 }
      if let start = line.start { bytes += start.bytes }
      add(text, isEscaped: line.isEscaped)
      line.end.write(to: &bytes, beginsLine: false, indentation: indentation)
    }
  }

  private mutating func add(
    _ section: Part.Section, within value: Value, of template: Template, indentation: String
  ) throws(TemplateError) {
    contexts.push(value)
    defer { contexts.pop() }
    try add(section.parts, of: template, indentation: indentation)
  }

  private func partial(
    _ name: String, at part: Part, in template: Template
  ) throws(TemplateError) -> Template? {
    guard depth < Self.deepest else {
      throw template.error(
        "partials and sections nested more than \(Self.deepest) deep", at: part.offset)
    }
    if let partial = partials[name] { return partial }
    guard !isLenient else { return nil }
    throw template.error(
      "unknown partial '\(name)'", at: part.offset,
      suggestion: NearestName(of: partials.keys.sorted(), to: name)?.suggestion)
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
    case .list, .lines, .object:
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
    case .lines(let lines): lines.isEmpty
    case .bool, .text, .object: false
    }
  }

  fileprivate var kindName: String {
    if case .object = self { "an object" } else { "a list" }
  }
}
