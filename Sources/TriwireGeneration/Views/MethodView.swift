import TriwireModel
import TriwireMustache
import TriwireSpec

/// The client's method for an endpoint, which makes the request and sends it.
struct MethodView {
  var leading: Lines
  var signature: Lines
  var body: Lines

  /// The methods of some endpoints, one behind the other.
  static func all(of endpoints: [APIEndpoint], in scope: Scope, indent: Int) -> [MethodView] {
    endpoints.flatMap { endpoint in
      let call = MethodView(endpoint, in: scope, indent: indent)
      let hasPages = endpoint.pageParts != nil
      return hasPages ? [call, MethodView(itemsOf: endpoint, in: scope, indent: indent)] : [call]
    }
  }

  init(_ endpoint: APIEndpoint, in scope: Scope, indent: Int) {
    leading = DocComment(
      endpoint.documentation, route: endpoint.methodAndRoute,
      notes: endpoint.returnsNote + Self.throwsNote(endpoint, in: scope), isSummary: true
    ).lines(indent: indent)
    let response = scope.responseType(endpoint)
    signature = Signature(
      name: "\(scope.access.modifier)func \(endpoint.methodName.declared)",
      parameters: Self.parameters(of: endpoint, in: scope),
      effects: "async throws(\(scope.name(.APIError))<\(scope.failureType(endpoint))>)",
      result: response == scope.name(.Void) ? nil : response
    ).lines(indent: indent)
    body = Self.call("try await", "send(", endpoint, in: scope).lines(indent: indent + 2)
  }

  /// The method that walks over all pages.
  private init(itemsOf endpoint: APIEndpoint, in scope: Scope, indent: Int) {
    var documentation = endpoint.documentation
    documentation.lines = ["All items of `\(endpoint.methodAndRoute)`, page after page."]
    leading = DocComment(documentation).lines(indent: indent)
    let request = scope.name(TypeName([endpoint.typeName]))
    signature = Signature(
      name: "\(scope.access.modifier)func \(endpoint.itemsMethodName.declared)",
      parameters: Self.parameters(of: endpoint, in: scope),
      result: "\(scope.name(.PagedSequence))<\(request)>"
    ).lines(indent: indent)
    body = Self.call("", "items(", label: "of: ", endpoint, in: scope).lines(indent: indent + 2)
  }

  private static func parameters(of endpoint: APIEndpoint, in scope: Scope) -> [Code] {
    let parameters = endpoint.properties.map { property in
      scope.parameter(
        property.field, name: property.field.name.declared,
        type: scope.type(property.field.type), isUnlabelled: property.place == .body)
    }
    return parameters + (endpoint.savesFile ? [PropertyView(destinationIn: scope).parameter] : [])
  }

  private static func call(
    _ effects: String, _ method: String, label: String = "", _ endpoint: APIEndpoint,
    in scope: Scope
  ) -> Code {
    let arguments = endpoint.properties.map { property in
      let name = property.field.name.declared
      return Code.text(property.place == .body ? name : "\(property.field.name.label): \(name)")
    }
    let destination = endpoint.savesFile ? [Code.text("destination: destination")] : []
    let hidesAPI = endpoint.properties.contains { $0.field.name.text == "api" }
    let request = Code.filled(
      open: "\(label)\(scope.name(TypeName([endpoint.typeName])))(", arguments + destination,
      close: .call(")"))
    let receiver = "\(effects)\(effects.isEmpty ? "" : " ")\(hidesAPI ? "self.api" : "api")"
    return .group(open: "\(receiver).\(method)", [request], close: .call(")"))
  }

  /// ``- Throws: `.rejected` with a `Problem` for 404 and 5xx.``
  private static func throwsNote(_ endpoint: APIEndpoint, in scope: Scope) -> [String] {
    let statuses: [StatusPattern] =
      switch endpoint.failure {
      case .none: []
      case .single(_, let statuses): statuses
      case .several(_, let statuses): statuses.map(\.pattern)
      }
    if statuses.isEmpty { return [] }
    let type = scope.failureType(endpoint)
    let what = endpoint.failure.isNothing ? "" : " with `\(type)`"
    let list = statuses == [.any] ? "any error" : statuses.map(\.words).joinedWithAnd
    return ["- Throws: `.rejected`\(what) for \(list)."]
  }

  var value: Value {
    .object([
      "leading": .lines(leading), "signature": .lines(signature), "body": .lines(body),
    ])
  }
}

extension APIEndpoint {
  /// A word about what the type of the result doesn't say.
  fileprivate var returnsNote: [String] {
    guard case .content(.stream) = response else { return [] }
    return ["- Returns: The messages, each as soon as it has arrived."]
  }
}

extension APIFailure {
  fileprivate var isNothing: Bool {
    if case .single(.none, _) = self { true } else { false }
  }
}

extension StatusPattern {
  fileprivate var words: String {
    switch self {
    case .code(let code): "\(code)"
    case .group(let digit): "\(digit)xx"
    case .any: "any other error"
    }
  }
}

extension [String] {
  fileprivate var joinedWithAnd: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
