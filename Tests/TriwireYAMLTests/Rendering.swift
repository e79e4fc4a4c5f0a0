import Testing
import TriwireYAML

/// A document, and the outline of its tree or of its error.
struct Case: CustomTestStringConvertible, Sendable {
  let yaml: String
  let expected: String

  /// A note is the related place and what is said about it.
  init(_ yaml: String, _ outcome: String, hint: String? = nil, note: String? = nil) {
    self.yaml = yaml
    expected = [outcome, hint, note].compactMap { $0 }.joined(separator: " | ")
  }

  var outcome: String { TriwireYAMLTests.outcome(yaml) }
  var testDescription: String { yaml.debugDescription }
}

/// The outcome of parsing on one line: the tree, or the error with its places.
func outcome(_ yaml: String, limits: YAMLParser.Limits = .init()) -> String {
  outcome(Array(yaml.utf8), limits: limits)
}

func outcome(_ bytes: [UInt8], limits: YAMLParser.Limits = .init()) -> String {
  do throws(YAMLError) {
    return try YAMLParser.parse(bytes, limits: limits).outline
  } catch {
    return error.outline
  }
}

extension Node {
  /// Plain texts bare, quoted ones in quotes, `[…]` and `{…}` around collections.
  var outline: String {
    switch kind {
    case .scalar(let scalar): scalar.isPlain ? scalar.text : "\"\(scalar.text)\""
    case .sequence(let items): "[\(items.map(\.outline).joined(separator: ", "))]"
    case .mapping(let entries):
      "{\(entries.map { "\($0.key.outline): \($0.value.outline)" }.joined(separator: ", "))}"
    }
  }

  /// Every node with its place, in the order of the text.
  var places: [String] {
    let own = "\(summary) \(range.outline)"
    switch kind {
    case .scalar: return [own]
    case .sequence(let items): return [own] + items.flatMap(\.places)
    case .mapping(let entries): return [own] + entries.flatMap { $0.key.places + $0.value.places }
    }
  }

  private var summary: String {
    switch kind {
    case .scalar: outline
    case .sequence: "[]"
    case .mapping: "{}"
    }
  }
}

extension YAMLError {
  /// `line:column-line:column message | hint | line:column-line:column related`.
  var outline: String {
    let note = related.map { "\($0.range.outline) \($0.message)" }
    return ["\(range.outline) \(message)", hint, note].compactMap { $0 }.joined(separator: " | ")
  }
}

extension MarkRange {
  var outline: String { "\(start.line):\(start.column)-\(end.line):\(end.column)" }
}
