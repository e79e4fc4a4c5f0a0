import TriwireSpec

/// The types of a spec by name.
struct TypeTable {
  struct Entry {
    /// Position in the spec's list of types.
    var index: Int
    var declaration: TypeDeclaration
    var name: Identifier
    /// What fills the parameters' places, in their order.
    var parameters: [Identifier]

    var typeName: TypeName { TypeName([name]) }
    /// The generic parameters by their names in the spec.
    var scope: [String: Identifier] {
      Dictionary(zip(declaration.parameters.map(\.value), parameters)) { first, _ in first }
    }
  }

  /// In the order of the spec.
  let entries: [Entry]
  private let indexes: [String: Int]
  private let swiftIndexes: [Identifier: Int]
  /// What the aliases stand for, by index; none for an alias that leads nowhere or to itself.
  private(set) var targets: [Int: TypeUse] = [:]

  init(_ types: [TypeDeclaration], names: [Identifier]) {
    entries = zip(types, names).enumerated().map { index, pair in
      Entry(
        index: index, declaration: pair.0, name: pair.1,
        parameters: pair.0.parameters.map { Identifier(SwiftName.type($0.value)) })
    }
    indexes = Dictionary(zip(types.map(\.name.value), types.indices)) { first, _ in first }
    swiftIndexes = Dictionary(zip(names, types.indices)) { first, _ in first }
    targets = AliasTargets(self).resolved
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
