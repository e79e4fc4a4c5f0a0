import TriwireSpec

/// What every part of building may look up, and where it reports.
///
/// A class, since it is big and is passed around a lot.
final class BuildContext {
  let spec: Spec
  /// In the order of the spec.
  let endpoints: [Shared<Endpoint>]
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
    endpoints = spec.endpoints.map { Shared($0) }
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

  /// What the newtype of a name wraps; `nil` too for one that wraps itself, which a rule refuses.
  fileprivate var wrapped: (TypeName) -> TypeUse? {
    let components = StrongComponents(entries.map { newtype(in: $0).map { [$0] } ?? [] })
    var targets: [TypeName: TypeUse] = [:]
    for entry in entries {
      guard case .newtype(let reference) = entry.declaration.kind,
        !components.isCycle(from: entry.index, to: entry.index)
      else { continue }
      targets[entry.typeName] = use(reference)
    }
    return { targets[$0] }
  }

  /// The newtype that a newtype wraps.
  private func newtype(in entry: Entry) -> Int? {
    guard case .newtype(let reference) = entry.declaration.kind,
      case .named(let name, .newtype, _)? = resolve(reference)?.core
    else { return nil }
    return self.entry(of: name)?.index
  }
}
