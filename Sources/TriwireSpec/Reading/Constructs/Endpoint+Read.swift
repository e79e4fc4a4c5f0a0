import TriwireYAML

extension Endpoint {
  static func read(_ name: Located<String>, _ value: Value) -> Endpoint? {
    guard value.checkedName(name) else { return nil }
    return value.mapping("an endpoint") { keys in
      let metadata = Metadata.take(from: &keys)
      let route = keys.require("route", RouteParser.read)
      let endpoint = Endpoint(
        name: name, swiftName: metadata.swiftName, doc: metadata.doc,
        deprecated: metadata.deprecated, route: route ?? value.located(.unreadable),
        group: keys.take("group") { $0.name() },
        path: keys.named("path", ParameterPlace.path.read),
        query: keys.named("query", ParameterPlace.query.read),
        headers: keys.named("headers", ParameterPlace.header.read),
        cookies: keys.named("cookies", ParameterPlace.cookie.read),
        body: keys.take("body", Body.read),
        returns: keys.take("returns", Returns.read),
        policies: Policies.take(from: &keys),
        accept: keys.take("accept") { $0.headerValue() },
        contentType: keys.take("contentType") { $0.mediaType() },
        paging: keys.take("paging", Paging.read),
        latest: keys.take("latest") { $0.bool() },
        idempotency: keys.take("idempotency", readKey))
      return route == nil ? nil : endpoint
    }
  }

  /// The header of the key; a truth value would be the name of one, too.
  private static func readKey(_ value: Value) -> Located<String>? {
    guard let text = value.plainText, ["true", "false"].contains(text) else { return value.token() }
    value.error("expected the name of a header", suggestion: "write idempotency: Idempotency-Key")
    return nil
  }
}

extension Route {
  /// Stands in while the rest of an endpoint without a route is read for its errors.
  fileprivate static let unreadable = Route(method: "GET", segments: [])
}
