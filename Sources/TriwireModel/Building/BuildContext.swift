import TriwireSpec

/// What every part of building may look up, and where it reports.
struct BuildContext {
  let spec: Spec
  let types: TypeTable
  let namespace: NamespaceNames
  let findings: Findings
  let literals: LiteralReader
  /// The declared enumerations by their position among the types.
  let enumerations: [Int: Enumeration]
  /// The names of types and requests: what names of nested types keep away from.
  let namespaceNames: Set<String>

  init(_ spec: Spec, findings: Findings) {
    self.spec = spec
    self.findings = findings
    let namespace = NamespaceNames(spec, findings: findings)
    let types = TypeTable(spec.types, names: namespace.types)
    self.namespace = namespace
    self.types = types
    namespaceNames = Set(
      (namespace.types + namespace.requests).map(\.text) + NamespaceNames.reserved(spec))
    let enumerations = types.enumerations(findings: findings)
    self.enumerations = enumerations
    literals = LiteralReader(
      enumerations: Dictionary(
        enumerations.values.map { (TypeName([$0.name]), EnumerationValues($0)) }
      ) { first, _ in first },
      wrapped: types.wrapped)
  }
}

extension TypeTable {
  fileprivate func enumerations(findings: Findings) -> [Int: Enumeration] {
    var enumerations: [Int: Enumeration] = [:]
    for entry in entries {
      guard case .enumeration(let body) = entry.declaration.kind else { continue }
      enumerations[entry.index] = .declared(entry, body, findings: findings)
    }
    return enumerations
  }

  /// What the newtype of a name wraps.
  fileprivate var wrapped: (TypeName) -> TypeUse? {
    let targets = entries.compactMap { entry -> (TypeName, TypeUse)? in
      guard case .newtype(let reference) = entry.declaration.kind else { return nil }
      return (entry.typeName, use(reference))
    }
    let byName = Dictionary(targets) { first, _ in first }
    return { byName[$0] }
  }
}
