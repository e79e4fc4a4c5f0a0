import TriwireModel
import TriwireMustache

/// The client: how it is made, its groups and its methods.
struct ClientView {
  var name: String
  var heading: Lines
  var initializer: InitializerView
  var groups: [GroupView]
  var methods: [MethodView]

  init(_ api: API, in scope: Scope) {
    name = Identifier(api.clientName).declared
    heading = Heading.type(
      "\(scope.access.modifier)struct \(name)", [scope.name(.ServiceClient)], indent: 0)
    initializer = Self.initializer(api, in: scope)
    groups = GroupView.all(of: api, in: scope)
    methods = MethodView.all(
      of: api.endpoints.filter { $0.group == nil }, in: scope, indent: 2)
  }

  private static func initializer(_ api: API, in scope: Scope) -> InitializerView {
    let namespace = scope.namespace.declared
    let server = ServerView.defaultValue(api.servers).map { " = \($0)" } ?? ""
    let common = api.common.allSatisfy(\.isOptional) ? " = .init()" : ""
    let parts: [(parameter: String, argument: String)?] = [
      ("server: \(namespace).Server\(server)", "baseURL: server.url"),
      api.common.isEmpty ? nil : ("common: \(namespace).Common\(common)", "common: common"),
      api.auth.isEmpty
        ? nil : ("credentials: \(namespace).Credentials = .init()", "credentials: credentials"),
      (
        "configuration: \(scope.name(.ClientConfiguration)) = .init()",
        "configuration: configuration"
      ),
      ("transport: any \(scope.name(.Transport)) = .urlSession", "transport: transport"),
      ("interceptors: [any \(scope.name(.Interceptor))] = []", "interceptors: interceptors"),
    ]
    let call = Code.group(
      open: "api = \(scope.name(.APIClient))(",
      parts.compactMap { $0.map { .text($0.argument) } }, close: .call(")"))
    return InitializerView(
      parameters: parts.compactMap { $0.map { .text($0.parameter) } },
      assignments: call.lines(indent: 4),
      in: scope, indent: 2)
  }

  var fields: Object {
    [
      "name": .text(name),
      "heading": .lines(heading),
      "initializer": initializer.value,
      "groups": .list(groups.map(\.value)),
      "methods": .list(methods.map(\.value)),
    ]
  }
}
