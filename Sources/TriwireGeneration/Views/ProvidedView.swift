import TriwireModel
import TriwireMustache

/// A property whose value is given once or asked for before each request.
struct ProvidedView {
  var leading: Lines
  /// `public var token: Provided<String?>`.
  var declaration: Lines
  /// In the initialiser.
  var parameter: Code
  var assignment: Assignment

  init(
    _ name: Identifier, type: String, isOptional: Bool, documentation: Documentation,
    in scope: Scope
  ) {
    leading = DocComment(documentation, deprecatesInWords: true).lines(indent: 4)
    let provided = "\(scope.name(.Provided))<\(type)>"
    declaration = Heading.stored(scope.access.modifier, name.declared, provided, indent: 4)
    parameter = .pair(
      "\(name.declared):", provided + (isOptional ? " = .value(nil)" : ""))
    assignment = Assignment(property: name.member, value: name.declared)
  }

  init(_ value: CommonValue, in scope: Scope) {
    self.init(
      value.name, type: scope.type(value.type), isOptional: value.isOptional,
      documentation: value.documentation, in: scope)
  }

  var value: Value {
    .object(["leading": .lines(leading), "declaration": .lines(declaration)])
  }
}
