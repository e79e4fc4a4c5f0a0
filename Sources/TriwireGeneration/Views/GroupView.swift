import TriwireModel
import TriwireMustache

/// The endpoints of one group, as a client inside the client.
struct GroupView {
  var name: Identifier
  /// The client's property: `public var pets: Pets { Pets(api: api) }`.
  var property: Lines
  var heading: Lines
  var methods: [MethodView]

  /// In the order in which the groups first appear.
  static func all(of api: API, in scope: Scope) -> [GroupView] {
    var order: [APIEndpoint.Group] = []
    var members: [APIEndpoint.Group: [APIEndpoint]] = [:]
    for endpoint in api.endpoints {
      guard let group = endpoint.group else { continue }
      if members[group] == nil { order.append(group) }
      members[group, default: []].append(endpoint)
    }
    return order.map { GroupView($0, members[$0] ?? [], in: scope) }
  }

  private init(_ group: APIEndpoint.Group, _ endpoints: [APIEndpoint], in scope: Scope) {
    name = group.name
    let type = group.typeName.declared
    property = Code.closure(
      .text("\(scope.access.modifier)var \(group.name.declared): \(type)"),
      body: ["\(type)(api: api)"]
    ).lines(indent: 2)
    heading = Heading.type(
      "\(scope.access.modifier)struct \(group.typeName.declared)", [scope.name(.ServiceClient)],
      indent: 2)
    methods = MethodView.all(of: endpoints, in: scope, indent: 4)
  }

  var value: Value {
    .object([
      "wireName": .text(name.text),
      "property": .lines(property),
      "heading": .lines(heading),
      "methods": .list(methods.map(\.value)),
    ])
  }
}
