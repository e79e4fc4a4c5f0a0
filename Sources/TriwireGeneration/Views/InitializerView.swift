import TriwireMustache

/// A memberwise initialiser.
struct InitializerView {
  /// From `public init(` to the brace.
  var signature: Lines
  var assignments: Lines

  init(_ properties: [PropertyView], in scope: Scope, indent: Int) {
    self.init(
      parameters: properties.map(\.parameter), assignments: properties.map(\.assignment),
      in: scope, indent: indent)
  }

  init(parameters: [Code], assignments: [Code], in scope: Scope, indent: Int) {
    signature = Signature(name: "\(scope.access.modifier)init", parameters: parameters)
      .lines(indent: indent)
    self.assignments = assignments.lines(indent: indent + 2)
  }

  /// `public init() {}` when there is nothing to assign.
  var value: Value {
    .object([
      "signature": .lines(assignments.isEmpty ? Lines(signature.map { $0 + "}" }) : signature),
      "assignments": assignments.isEmpty ? .null : .object(["lines": .lines(assignments)]),
    ])
  }
}
