import TriwireYAML

/// A node together with the file it stands in and the key it was written under.
struct Value {
  let node: Node
  /// Where the key stands; `nil` for a list's element and for a document.
  let key: MarkRange?
  let file: FileFindings

  init(_ node: Node, key: MarkRange? = nil, in file: FileFindings) {
    self.node = node
    self.key = key
    self.file = file
  }

  var location: Location { location(of: node.range) }

  /// Where to say that something is missing: the key names the construct best.
  var anchor: Location { location(of: key ?? node.range) }

  func location(of range: MarkRange) -> Location {
    Location(path: file.path, range: range)
  }

  func located<T>(_ value: T) -> Located<T> {
    Located(value, at: location)
  }
}

extension Value {
  func error(
    _ message: String,
    at location: Location? = nil,
    suggestion: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    file.add(
      Diagnostic(
        .error, message, at: location ?? self.location, suggestion: suggestion, notes: notes))
  }

  /// The result of `body`, or `nil` after its error was collected.
  func collecting<T>(_ body: () throws(Diagnostic) -> T) -> T? {
    do {
      return try body()
    } catch {
      file.add(error)
      return nil
    }
  }

  func expected(_ what: String, suggestion: String? = nil) {
    error("expected \(what), found \(found)", suggestion: suggestion)
  }

  private var found: String {
    switch node.kind {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .scalar(let scalar) where scalar.text.isEmpty: scalar.isPlain ? "nothing" : "empty text"
    case .scalar(let scalar) where scalar.text.utf8.count > 40 || scalar.text.contains("\n"): "text"
    case .scalar(let scalar): "'\(scalar.text)'"
    }
  }
}

extension Value {
  var isMapping: Bool {
    if case .mapping = node.kind { true } else { false }
  }

  var isList: Bool {
    if case .sequence = node.kind { true } else { false }
  }

  /// Nothing was written: not even quotes.
  var isNothing: Bool {
    if case .scalar(let scalar) = node.kind { scalar.isPlain && scalar.text.isEmpty } else { false }
  }

  /// The text of any scalar; `nil` for lists and mappings.
  var scalarText: String? {
    if case .scalar(let scalar) = node.kind { scalar.text } else { nil }
  }

  /// The text of a plain scalar: one without quotes.
  var plainText: String? {
    if case .scalar(let scalar) = node.kind, scalar.isPlain { scalar.text } else { nil }
  }
}
