import TriwireSpec

/// The names of endpoint groups: a property of the client and a type nested in it.
struct GroupNames {
  private var groups: [String: APIEndpoint.Group] = [:]
  private var scope = NameScope(.groups)

  mutating func group(_ name: Located<String>, in context: BuildContext) -> APIEndpoint.Group {
    if let known = groups[name.value] { return known }
    let property = scope.name(name, findings: context.findings)
    var type = SwiftName.type(name.value)
    // Inside the client its nested types come first, so they must not hide the namespace
    // or a module.
    let taken = NamespaceNames.modules.union(ReservedWords.unusable.words)
    if type == context.spec.name.value || taken.contains(type) { type += "Group" }
    let group = APIEndpoint.Group(name: property, typeName: Identifier(type))
    groups[name.value] = group
    return group
  }

  /// Groups that share a name, and methods of the client that are called like a group.
  func reportCollisions(
    _ written: [Shared<Endpoint>], _ endpoints: [APIEndpoint], _ findings: Findings
  ) {
    scope.reportCollisions(findings)
    let properties = Set(groups.values.map(\.name))
    for (endpoint, built) in zip(written, endpoints) where endpoint.group == nil {
      guard properties.contains(built.methodName) else { continue }
      findings.error(
        "the endpoint '\(endpoint.name.value)' and a group are both called "
          + "'\(built.methodName.text)' in the client", at: endpoint.name.location,
        suggestion: "give the endpoint another name with 'swift:', or a group")
    }
  }
}
