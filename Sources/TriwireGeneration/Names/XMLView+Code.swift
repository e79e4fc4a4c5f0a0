import TriwireModel

extension XMLView {
  /// The argument of a row, `xml: .attribute`; nothing for an element of the row's own name in the
  /// namespace around it, and for a map's entries in their usual form.
  func argument(ofRow rowName: String, in surroundings: XMLElement? = nil) -> [Code] {
    let isPlain = place == .element && self.namespace == nil && prefix == nil
    if isPlain, name == rowName, surroundings?.namespace == nil { return [] }
    let namespace = namespaceArguments(in: surroundings)
    let own = name == rowName ? [] : [StringLiteral.quoted(name)]
    let single =
      name == rowName && namespace.isEmpty ? [] : [StringLiteral.quoted(name)] + namespace
    switch place {
    case .element: return Self.argument("element", single)
    case .attribute:
      return single.isEmpty ? [.text("xml: .attribute")] : Self.argument("attribute", single)
    case .text: return [.text("xml: .text")]
    case .wrapped(let item):
      return Self.argument("wrapped", own + ["item: \(StringLiteral.quoted(item))"] + namespace)
    case .entries(let key, let value):
      let parts = [("key", key), ("value", value)].filter { $0 != $1 }
        .map { "\($0): \(StringLiteral.quoted($1))" }
      return Self.argument("entries", own + parts + namespace)
    }
  }

  private static func argument(_ place: String, _ arguments: [String]) -> [Code] {
    if arguments.isEmpty { return [] }
    return [.group(open: "xml: .\(place)(", arguments.map(Code.text), close: .call(")"))]
  }

  /// `namespace:` and `prefix:` where they aren't those of the surrounding element, or for an
  /// attribute where there are any.
  private func namespaceArguments(in surroundings: XMLElement?) -> [String] {
    let outer = place == .attribute ? nil : surroundings
    let own = namespace ?? ""
    let isOuter = own == outer?.namespace ?? ""
    let prefix = isOuter && self.prefix == outer?.prefix ? nil : self.prefix
    return (isOuter ? [] : ["namespace: \(StringLiteral.quoted(own))"])
      + (prefix.map { ["prefix: \(StringLiteral.quoted($0))"] } ?? [])
  }
}

extension XMLElement {
  /// `xml: XMLRoot("pet", namespace: "urn:shop")`; nothing for an element of the table's name
  /// without a namespace.
  func argument(ofTable tableName: String, in scope: Scope) -> [Code] {
    let namespace = namespace ?? ""
    if name == tableName, namespace.isEmpty { return [] }
    var arguments = [StringLiteral.quoted(name)]
    if !namespace.isEmpty {
      arguments.append("namespace: \(StringLiteral.quoted(namespace))")
      if let prefix { arguments.append("prefix: \(StringLiteral.quoted(prefix))") }
    }
    return [
      .group(
        open: "xml: \(scope.name(.XMLRoot))(", arguments.map(Code.text), close: .call(")"))
    ]
  }
}
