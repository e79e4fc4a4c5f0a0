import TriwireModel

extension Matching<Declaration> {
  /// By name; a type of which only the name is new is the same type.
  static func declarations(_ old: API, _ new: API) -> Matching {
    Matching(old.declarations, new.declarations, by: [\.wireName, \.outline])
  }

  /// New Swift names and the old ones in their place.
  var renames: [Identifier: Identifier] {
    Dictionary(pairs.map { ($0.new.name, $0.old.name) }) { first, _ in first }
  }
}

extension Declaration {
  var wireName: String {
    switch self {
    case .model(let model): model.wireName
    case .enumeration(let enumeration): enumeration.wireName
    case .union(let union): union.wireName
    case .newtype(let newtype): newtype.wireName
    case .alias(let alias): alias.wireName
    }
  }

  var name: Identifier {
    switch self {
    case .model(let model): model.name
    case .enumeration(let enumeration): enumeration.name
    case .union(let union): union.name
    case .newtype(let newtype): newtype.name
    case .alias(let alias): alias.name
    }
  }

  var documentation: Documentation {
    switch self {
    case .model(let model): model.documentation
    case .enumeration(let enumeration): enumeration.documentation
    case .union(let union): union.documentation
    case .newtype(let newtype): newtype.documentation
    case .alias(let alias): alias.documentation
    }
  }

  /// All that travels, without the type's own name; `nil` where that says too little.
  fileprivate var outline: String? {
    switch self {
    case .model(let model) where !model.fields.isEmpty:
      "model " + model.fields.map { "\($0.wireName): \($0.type)" }.joined(separator: ", ")
    case .enumeration(let enumeration):
      "enumeration \(enumeration.raw) " + enumeration.cases.map(\.raw).joined(separator: ", ")
    case .union(let union):
      "union \(union.style) "
        + union.cases.map { "\($0.wireName): \($0.type)" }.joined(separator: ", ")
    case .model, .newtype, .alias: nil
    }
  }
}
