import TriwireModel
import TriwireMustache

/// A property whose value is given once or asked for before each request.
struct ProvidedView {
  var leading: [String]
  /// `public var token: Provided<String?>`.
  var declaration: String
  /// In the initialiser.
  var parameter: String
  var assignment: String

  init(
    _ name: Identifier, type: String, isOptional: Bool, documentation: Documentation, in scope: Scope
  ) {
    leading = DocComment(documentation, deprecatesInWords: true).lines(indent: 4)
    let typed = "\(name.declared): \(scope.name(.Provided))<\(type)>"
    declaration = "\(scope.access.modifier)var \(typed)"
    parameter = typed + (isOptional ? " = .value(nil)" : "")
    assignment = "self.\(name.member) = \(name.declared)"
  }

  init(_ value: CommonValue, in scope: Scope) {
    self.init(
      value.name, type: scope.type(value.type), isOptional: value.isOptional,
      documentation: value.documentation, in: scope)
  }

  var value: Value {
    .object(["leading": .lines(leading), "declaration": .text(declaration)])
  }
}
