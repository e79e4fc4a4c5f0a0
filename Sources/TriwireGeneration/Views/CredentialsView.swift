import TriwireModel
import TriwireMustache

/// What endpoints with `auth` prove themselves with, one property a scheme.
struct CredentialsView {
  var heading: Lines
  var properties: [ProvidedView]
  var initializer: InitializerView
  /// The head of the function that writes a scheme's credentials.
  var signature: Lines
  /// The branches over the schemes' names.
  var branches: Lines

  init(_ schemes: [APIAuthScheme], in outer: Scope) {
    let scope = outer.nested(in: Identifier("Credentials"))
    heading = Heading.type(
      "\(scope.access.modifier)struct Credentials", [scope.name(.CredentialProvider)], indent: 2)
    properties = schemes.map { scheme in
      ProvidedView(
        scheme.name, type: "\(scope.name(scheme.credential))?", isOptional: true,
        documentation: scheme.documentation, in: scope)
    }
    initializer = InitializerView(
      parameters: properties.map(\.parameter),
      assignments: properties.map(\.assignment).lines(indent: 6), in: scope, indent: 4)
    signature = Signature(
      name: "\(scope.access.modifier)func authorize",
      parameters: [
        .text("_ request: inout \(scope.name(.RequestWriter))"),
        .text("scheme: \(scope.name(.String))"),
      ], effects: "async throws"
    ).lines(indent: 4)
    branches = Lines(schemes.flatMap(\.branch))
  }

  var value: Value {
    .object([
      "heading": .lines(heading),
      "properties": properties.isEmpty ? .null : .object(["items": .list(properties.map(\.value))]),
      "initializer": initializer.value,
      "signature": .lines(signature),
      "branches": .lines(branches),
    ])
  }
}

extension APIAuthScheme {
  fileprivate var credential: LibraryName {
    kind == .basic ? .BasicCredential : .String
  }

  /// `case "bearer": request.bearer(try await bearer.value)`.
  fileprivate var branch: [String] {
    let word = ["request", "scheme"].contains(name.text) ? "self.\(name.member)" : name.declared
    let value = "try await \(word).value"
    let call =
      switch kind {
      case .bearer: "bearer(\(value))"
      case .basic: "basic(\(value))"
      case .header(let name): "apiKey(header: \(StringLiteral.quoted(name)), \(value))"
      case .query(let name): "apiKey(query: \(StringLiteral.quoted(name)), \(value))"
      case .cookie(let name): "apiKey(cookie: \(StringLiteral.quoted(name)), \(value))"
      }
    let label = "case \(StringLiteral.quoted(wireName)):"
    let flat = "\(label) request.\(call)"
    return flat.columns + 6 <= Code.width ? [flat] : [label, "  request.\(call)"]
  }
}
