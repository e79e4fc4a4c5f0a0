import TriwireModel
import TriwireMustache

/// A stand-in for the server with one handler for each endpoint.
struct StubView {
  var clientName: String
  var handlers: [Handler]

  struct Handler {
    var leading: Lines
    var requestType: String
    /// `public var addPet: StubHandler<AddPet>? {`.
    var heading: Lines
  }

  init(_ api: API, in outer: Scope) {
    let scope = outer.nested(in: Identifier("Stub"))
    clientName = Identifier(api.clientName).declared
    handlers = api.endpoints.map { endpoint in
      let comment = DocComment(
        lines: ["Answers ``\(api.name)/\(endpoint.typeName.text)``."],
        deprecation: endpoint.documentation.deprecation)
      let type = scope.name(TypeName([endpoint.typeName]))
      return Handler(
        leading: comment.lines(indent: 4), requestType: type,
        heading: Heading.property(
          "\(scope.access.modifier)var \(endpoint.stubName.declared)",
          "\(scope.name(.StubHandler))<\(type)>?", indent: 4))
    }
  }

  var value: Value {
    .object([
      "clientName": .text(clientName),
      "handlers": .list(handlers.map(\.value)),
    ])
  }
}

extension StubView.Handler {
  var value: Value {
    .object([
      "leading": .lines(leading),
      "heading": .lines(heading),
      "requestType": .text(requestType),
    ])
  }
}

extension APIEndpoint {
  /// The request's name in lower case: method names of two groups may be equal.
  fileprivate var stubName: Identifier {
    let name = typeName.text
    let capitals = name.prefix { $0.isUppercase }.count
    let next = name.dropFirst(capitals).first
    let lowered = capitals > 1 && next?.isLowercase == true ? capitals - 1 : capitals
    let text = name.prefix(lowered).lowercased() + name.dropFirst(lowered)
    return Identifier(
      ["client", "handlers", "self", "init"].contains(text) ? text + "Request" : text)
  }
}
