import TriwireSpec

/// The names of types and requests, which share the namespace.
struct NamespaceNames {
  /// By position in `types`.
  private(set) var types: [Identifier] = []
  /// By position in `endpoints`.
  private(set) var requests: [Identifier] = []

  init(_ spec: Spec, findings: Findings) {
    let reserved = Self.reserved(spec)
    var scope = NameScope(.types(reserved: reserved), count: spec.types.count)
    types = spec.types.map { type in
      scope.name(type.name, override: type.swiftName, findings: findings)
    }
    scope.reportCollisions(findings)
    nameRequests(of: spec, reserved, findings)
  }

  private mutating func nameRequests(
    of spec: Spec, _ reserved: Set<String>, _ findings: Findings
  ) {
    let declared = Dictionary(zip(types.map(\.text), spec.types.map(\.name))) { first, _ in first }
    let taken = reserved.union(declared.keys)
    var scope = NameScope(.requests, count: spec.endpoints.count)
    for endpoint in spec.endpoints {
      let name = Self.request(endpoint, unless: taken)
      if let type = declared[name], !scope.isTaken(name) { scope.claim(name, for: type) }
      scope.claim(name, for: endpoint.name)
      requests.append(Identifier(name))
    }
    scope.reportCollisions(findings)
  }

  /// A request is named like its endpoint; where a type has that name or the namespace needs it,
  /// `Request` is put behind.
  private static func request(_ endpoint: Endpoint, unless taken: Set<String>) -> String {
    let name = SwiftName.type(endpoint.swiftName?.value ?? endpoint.name.value)
    let isTaken = taken.contains(name) || ReservedWords.unusable.contains(name)
    return isTaken ? name + "Request" : name
  }

  /// What generated code declares or names in the namespace besides types and requests.
  static func reserved(_ spec: Spec) -> Set<String> {
    let name = spec.name.value
    let modules = ["Swift", "Foundation", "FoundationNetworking", "TriwireRuntime"]
    let codes = spec.envelopes.map { codeTypeName(of: $0) }
    return Set(
      ["Server", "Common", "Credentials", "Stub", name, name + "Client"] + modules + codes)
  }

  static func codeTypeName(of envelope: Envelope) -> String {
    SwiftName.type(envelope.name.value) + "Code"
  }
}
