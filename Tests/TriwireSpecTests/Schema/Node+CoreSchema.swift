import Foundation
import TriwireYAML

/// Nodes with the types of YAML's core schema (YAML 1.2, section 10.3).
extension Node {
  private static let place = MarkRange(
    start: Mark(line: 1, column: 1), end: Mark(line: 1, column: 1))

  /// Fits nothing, so that a reference that leads nowhere fails.
  static let unresolved = Node(.scalar(Scalar(text: "false", isPlain: true)), range: place)

  static func quoted(_ text: String) -> Node {
    Node(.scalar(Scalar(text: text, isPlain: false)), range: place)
  }

  var entries: [Entry]? {
    if case .mapping(let entries) = kind { entries } else { nil }
  }

  var elements: [Node]? {
    if case .sequence(let nodes) = kind { nodes } else { nil }
  }

  var text: String? {
    if case .scalar(let scalar) = kind { scalar.text } else { nil }
  }

  subscript(key: String) -> Node? {
    entries?.first { $0.name == key }?.value
  }

  /// The value of an integer or another number.
  var number: Double? {
    hasType("number") ? text.flatMap { Double($0) } : nil
  }

  func hasType(_ type: String?) -> Bool {
    switch kind {
    case .mapping: type == "object"
    case .sequence: type == "array"
    case .scalar(let scalar):
      type == scalar.coreType || type == "number" && scalar.coreType == "integer"
    }
  }

  func equals(_ other: Node) -> Bool {
    switch (kind, other.kind) {
    case (.scalar(let left), .scalar(let right)):
      left.coreType == right.coreType && left.text == right.text
    case (.sequence(let left), .sequence(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.equals($1) }
    case (.mapping(let left), .mapping(let right)):
      left.count == right.count
        && left.allSatisfy { entry in other[entry.name].map { entry.value.equals($0) } ?? false }
    default: false
    }
  }
}

extension Node.Entry {
  /// JSON's keys are strings.
  var name: String { key.text ?? "" }
}

extension Node.Scalar {
  fileprivate var coreType: String {
    guard isPlain else { return "string" }
    switch text {
    case "", "~", "null", "Null", "NULL": return "null"
    case "true", "True", "TRUE", "false", "False", "FALSE": return "boolean"
    default: break
    }
    if matches("[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+") { return "integer" }
    let float = "[-+]?(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)([eE][-+]?[0-9]+)?"
    return matches("\(float)|[-+]?\\.(inf|Inf|INF)|\\.(nan|NaN|NAN)") ? "number" : "string"
  }

  private func matches(_ pattern: String) -> Bool {
    text.range(of: "^(\(pattern))$", options: .regularExpression) != nil
  }
}
