internal import TriwireSpelling

/// One run of a template: the output so far, and the values that tags can see.
struct Rendering {
  private(set) var output = ""
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

  /// Writes parts of a template, with an indentation before each line that is not empty.
  mutating func add(
    _ parts: [Part], of template: Template, indentation: String = ""
  ) throws(TemplateError) {
    depth += 1
    defer { depth -= 1 }
    for part in parts { try add(part, of: template, indentation: indentation) }
  }

  private mutating func add(_ literal: Part.Literal, beginsLine: Bool, indentation: String) {
    guard !indentation.isEmpty else { return output += literal.text }
    var isIndented = beginsLine
    for line in literal.lines {
      if isIndented && !line.isBlank { output += indentation }
      output += line.text
      isIndented = true
    }
  }

  private mutating func add(
    _ part: Part, of template: Template, indentation: String
  ) throws(TemplateError) {
    if case .text(let literal) = part.kind {
      return add(literal, beginsLine: part.beginsLine, indentation: indentation)
    }
    if part.beginsLine { output += indentation }
    switch part.kind {
    case .text: break
    case .variable(let path, let isEscaped):
      add(try text(of: path, at: part, in: template), isEscaped: isEscaped)
    case .section(let path, let body):
      let value = try value(of: path, at: part, in: template)
      guard !value.isFalse else { return }
      guard case .list(let items) = value else {
        return try add(body, within: value, of: template, indentation: indentation)
      }
      for item in items {
        try add(body, within: item, of: template, indentation: indentation)
      }
    case .inverted(let path, let body):
      guard try value(of: path, at: part, in: template).isFalse else { return }
      try add(body, of: template, indentation: indentation)
    case .partial(let name, let own):
      guard let partial = try partial(name, at: part, in: template) else { return }
      try add(partial.parts, of: partial, indentation: own.map { indentation + $0 } ?? "")
    }
  }

  private mutating func add(_ text: String, isEscaped: Bool) {
    output += isEscaped ? escape?(text) ?? text : text
  }

  private mutating func add(
    _ body: Part.Body, within value: Value, of template: Template, indentation: String
  ) throws(TemplateError) {
    if body.writesOnlyItem, case .text(let text) = value {
      return add(body, around: text, indentation: indentation)
    }
    contexts.push(value)
    defer { contexts.pop() }
    try add(body.parts, of: template, indentation: indentation)
  }

  /// What nearly every line of the output takes, and so without the ways of other bodies.
  private mutating func add(_ body: Part.Body, around item: String, indentation: String) {
    for part in body.parts {
      switch part.kind {
      case .text(let literal):
        add(literal, beginsLine: part.beginsLine, indentation: indentation)
      case .variable(_, let isEscaped):
        if part.beginsLine { output += indentation }
        add(item, isEscaped: isEscaped)
      case .section, .inverted, .partial: break
      }
    }
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
    case .list, .object:
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
    case .bool, .text, .object: false
    }
  }

  fileprivate var kindName: String {
    if case .list = self { "a list" } else { "an object" }
  }
}
