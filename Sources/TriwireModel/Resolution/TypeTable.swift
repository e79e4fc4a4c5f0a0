import TriwireSpec

/// The types of a spec by name.
///
/// A class, since it is passed around a lot.
final class TypeTable {
  /// A class, since a declaration is big and is passed around a lot.
  final class Entry: Sendable {
    /// Position in the spec's list of types.
    let index: Int
    let declaration: TypeDeclaration
    let name: Identifier
    /// What fills the parameters' places, in their order.
    let parameters: [Identifier]
    /// The generic parameters by their names in the spec.
    let scope: [String: Identifier]

    init(_ declaration: TypeDeclaration, name: Identifier, index: Int) {
      self.index = index
      self.declaration = declaration
      self.name = name
      parameters = declaration.parameters.map { Identifier(SwiftName.type($0.value)) }
      scope = Dictionary(zip(declaration.parameters.map(\.value), parameters)) { first, _ in first }
    }

    var typeName: TypeName { TypeName([name]) }
  }

  /// In the order of the spec.
  let entries: [Entry]
  private let indexes: [String: Int]
  private let swiftIndexes: [Identifier: Int]
  /// What the aliases stand for, by index; none for an alias that leads nowhere or to itself.
  private(set) var targets: [Int: TypeUse] = [:]

  private(set) var includeDepths = IncludeDepths([])

  init(_ types: [TypeDeclaration], names: [Identifier]) {
    entries = types.indices.map { Entry(types[$0], name: names[$0], index: $0) }
    indexes = Dictionary(zip(types.map(\.name.value), types.indices)) { first, _ in first }
    swiftIndexes = Dictionary(zip(names, types.indices)) { first, _ in first }
    targets = AliasTargets(self).resolved
    includeDepths = IncludeDepths(included)
  }

  subscript(name: String) -> Entry? {
    indexes[name].map { entries[$0] }
  }

  /// The type that a Swift name means; `nil` for a nested one.
  func entry(of name: TypeName) -> Entry? {
    guard name.path.count == 1, let first = name.path.first else { return nil }
    return swiftIndexes[first].map { entries[$0] }
  }

  var names: some Sequence<String> { indexes.keys }
}

extension TypeDeclaration.Kind {
  /// `nil` for an alias.
  var named: NamedKind? {
    switch self {
    case .model: .model
    case .enumeration: .enumeration
    case .union: .union
    case .newtype: .newtype
    case .alias: nil
    }
  }
}
