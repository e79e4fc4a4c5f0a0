import TriwireModel
import TriwireMustache

/// What a request's success gives: a typealias, or a type of its own.
enum ResponseView {
  case alias(Lines)
  case type(Detailed)

  struct Detailed {
    var properties: [PropertyView]
    var initializer: InitializerView
    /// The cases of `Body` where statuses have different contents.
    var cases: Lines
  }

  init(_ response: APIResponse, in scope: Scope) {
    switch response {
    case .content(let content):
      self = .alias(
        Heading.alias(
          "\(scope.access.modifier)typealias Response", scope.type(content), indent: 4))
    case .detailed(let response): self = .type(Detailed(response, in: scope))
    }
  }

  var alias: Lines {
    if case .alias(let lines) = self { lines } else { [] }
  }

  /// The nested type; null for an alias. It `follows` when another declaration stands before it.
  func type(follows: Bool) -> Value {
    switch self {
    case .alias: .null
    case .type(let view): .object(view.fields(follows: follows))
    }
  }
}

extension ResponseView.Detailed {
  init(_ response: DetailedResponse, in outer: Scope) {
    let scope = outer.nested(in: Identifier("Response"), declaring: ["Body"])
    let body = Self.bodyType(of: response, in: scope).map { PropertyView(body: $0, in: scope) }
    properties =
      (body.map { [$0] } ?? [])
      + response.headers.map { PropertyView($0, in: scope, indent: 6) }
    initializer = InitializerView(properties, in: scope, indent: 6)
    cases =
      response.shared == nil
      ? Lines(response.cases.flatMap { scope.enumCase($0.name, $0.content, indent: 8) }) : []
  }

  private static func bodyType(of response: DetailedResponse, in scope: Scope) -> String? {
    switch response.shared {
    case nil: "Body"
    case .some(.none): nil
    case .some(let content): scope.type(content)
    }
  }

  fileprivate func fields(follows: Bool) -> Object {
    [
      "follows": .bool(follows),
      "properties": properties.isEmpty ? .null : .object(["items": .list(properties.map(\.value))]),
      "initializer": initializer.value,
      "body": cases.isEmpty ? .null : .object(["cases": .lines(cases)]),
    ]
  }
}

extension Scope {
  /// `case notFound(NotFound)`.
  func enumCase(_ name: Identifier, _ content: APIContent, indent: Int) -> Lines {
    if content == .none { return ["case \(name.declared)"] }
    return Code.group(
      open: "case \(name.declared)(", [.text(type(content))], close: .call(")")
    ).lines(indent: indent)
  }
}
