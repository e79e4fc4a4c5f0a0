import TriwireModel
import TriwireMustache

/// One call of an endpoint as a struct.
struct RequestView {
  var leading: Lines
  var heading: Lines
  var response: ResponseView
  var failure: FailureView
  var properties: [PropertyView]
  var initializer: InitializerView
  var endpoint: Lines
  /// How one page leads to the next.
  var paging: Lines
  /// The table of an inline body's fields.
  var bodyFields: FieldTableView?
  /// `public func write(…)` up to its brace.
  var writes: Lines
  var validation: ValidationView?
  var mirror: MirrorView?
  var nested: [EnumerationView]
  var library: Value

  init(_ endpoint: APIEndpoint, in outer: Scope) {
    let scope = outer.nested(
      in: endpoint.typeName,
      declaring: ["Response", "Failure"] + endpoint.nested.map(\.name.text))
    leading = DocComment(endpoint.documentation, route: endpoint.methodAndRoute)
      .lines(indent: 2)
    mirror = MirrorView(endpoint.properties.map(\.field), in: scope, indent: 6)
    heading = Heading.type(
      "\(scope.access.modifier)struct \(endpoint.typeName.declared)",
      [scope.name(endpoint.pageParts == nil ? .APIRequest : .PagedRequest)]
        + (mirror == nil ? [] : [scope.name(.CustomReflectable)]),
      indent: 2)
    response = ResponseView(endpoint.response, in: scope)
    failure = FailureView(endpoint.failure, in: scope)
    properties = endpoint.properties.map { property in
      PropertyView(property.field, in: scope, indent: 4, isUnlabelled: property.place == .body)
    }
    if endpoint.savesFile { properties.append(PropertyView(destinationIn: scope)) }
    initializer = InitializerView(properties, in: scope, indent: 4)
    self.endpoint = EndpointValue(endpoint, in: scope).lines(indent: 4)
    paging = PagingValue(endpoint, in: scope)?.lines(indent: 4) ?? []
    bodyFields = endpoint.body == .fields ? Self.table(of: endpoint, in: scope) : nil
    writes = RequestWriting(endpoint, in: scope).lines(indent: 6)
    validation = endpoint.isValidated ? Self.validation(of: endpoint, in: scope) : nil
    nested = endpoint.nested.map { EnumerationView($0, in: scope, indent: 4) }
    library = scope.libraryNames
  }

  private static func validation(
    of endpoint: APIEndpoint, in scope: Scope
  ) -> ValidationView {
    ValidationView(endpoint.properties.map(\.field), in: scope, indent: 6)
  }

  private static func table(of endpoint: APIEndpoint, in scope: Scope) -> FieldTableView {
    FieldTableView(
      "static let", property: "bodyFields", type: endpoint.typeName.declared,
      FieldTableView.Content(bodyOf: endpoint), in: scope, indent: 4)
  }

  var fields: Object {
    [
      "leading": .lines(leading),
      "heading": .lines(heading),
      "aliases": .lines(response.alias + failure.alias),
      "response": response.type(follows: !failure.alias.isEmpty),
      "failure": failure.type(follows: true),
      "properties": properties.isEmpty ? .null : .object(["items": .list(properties.map(\.value))]),
      "initializer": initializer.value,
      "endpoint": .lines(endpoint),
      "paging": paging.isEmpty ? .null : .object(["lines": .lines(paging)]),
      "bodyFields": bodyFields.map { .object(["lines": .lines($0.lines)]) } ?? .null,
      "writes": writes.isEmpty ? .null : .object(["lines": .lines(writes)]),
      "validation": validation.map { .object(["checks": .lines($0.lines)]) } ?? .null,
      "mirror": mirror.map(\.value) ?? .null,
      "nested": .list(nested.map(\.value)),
      "library": library,
    ]
  }
}

extension APIEndpoint {
  /// `POST /shops/{shop}/pets`.
  var methodAndRoute: String { "\(method) \(route)" }
}
