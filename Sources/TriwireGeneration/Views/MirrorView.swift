import TriwireModel
import TriwireMustache

/// How a type with something sensitive is printed.
struct MirrorView {
  /// The body of `customMirror`.
  var lines: Lines

  /// `nil` for a type without anything sensitive, which is printed as every struct is.
  init?(_ fields: [APIField], in scope: Scope, indent: Int) {
    guard fields.contains(where: \.isSensitive) else { return nil }
    let children = fields.filter { !$0.isSensitive }.map { field in
      Code.text("\(StringLiteral.quoted(field.name.text)): self.\(field.name.member) as Any")
    }
    let list: Code =
      children.isEmpty
      ? .text("children: [:]") : .group(open: "children: [", children, close: .array("]"))
    lines = Code.group(
      open: "\(scope.name(.Mirror))(", [.text("self"), list, .text("displayStyle: .struct")],
      close: .call(")")
    ).lines(indent: indent)
  }

  var value: Value { .object(["mirrored": .lines(lines)]) }
}
