import TriwireMustache

/// A memberwise initialiser.
struct InitializerView {
  /// From `public init(` to the brace.
  var signature: Lines
  var assignments: Lines

  init(_ properties: [PropertyView], in scope: Scope, indent: Int) {
    self.init(
      parameters: properties.map(\.parameter),
      assignments: properties.map(\.assignment).lines(indent: indent + 2),
      in: scope, indent: indent)
  }

  init(parameters: [Code], assignments: Lines, in scope: Scope, indent: Int) {
    signature = Signature(name: "\(scope.access.modifier)init", parameters: parameters)
      .lines(indent: indent)
    self.assignments = assignments
  }

  /// `public init() {}` when there is nothing to assign.
  var value: Value {
    .object([
      "signature": .lines(assignments.isEmpty ? Lines(signature.map { $0 + "}" }) : signature),
      "assignments": assignments.isEmpty ? .null : .object(["lines": .lines(assignments)]),
    ])
  }
}
