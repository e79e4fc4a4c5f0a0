import TriwireModel
import TriwireMustache

/// A typealias.
struct AliasView {
  var leading: Lines
  var declaration: Lines

  init(_ alias: Alias, in outer: Scope) {
    let scope = outer.nested(in: alias.name, declaring: alias.parameters.map(\.text))
    leading = DocComment(alias.documentation, deprecatesInWords: true)
      .lines(indent: 2)
    declaration = Heading.alias(
      "\(scope.access.modifier)typealias \(alias.name.declared)\(scope.generics(alias.parameters))",
      scope.type(alias.type), indent: 2)
  }

  var value: Value {
    .object(["leading": .lines(leading), "declaration": .lines(declaration)])
  }
}
