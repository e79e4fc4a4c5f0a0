import TriwireSpec

/// Finds the enumerations whose values some JSON calls by their names in a protobuf schema.
struct SchemaNames {
  private var names: Set<TypeName> = []
  private let newtypes: [TypeName: TypeUse]

  static func marked(_ declarations: [Declaration], _ context: BuildContext) -> [Declaration] {
    let isMappedThroughout = context.spec.json == .proto3
    guard isMappedThroughout || declarations.contains(where: { $0.json == .proto3 }) else {
      return declarations
    }
    let names = SchemaNames(declarations).names
    return declarations.map { declaration in
      switch declaration {
      case .enumeration(var enumeration):
        enumeration.isNamedInJSON =
          isMappedThroughout || names.contains(TypeName([enumeration.name]))
        return .enumeration(enumeration)
      case .model(var model) where model.json == .proto3:
        for index in model.nested.indices { model.nested[index].isNamedInJSON = true }
        return .model(model)
      default: return declaration
      }
    }
  }

  private init(_ declarations: [Declaration]) {
    let wrapped = declarations.compactMap { declaration -> (TypeName, TypeUse)? in
      guard case .newtype(let newtype) = declaration else { return nil }
      return (TypeName([newtype.name]), newtype.type)
    }
    newtypes = Dictionary(wrapped) { first, _ in first }
    for declaration in declarations where declaration.json == .proto3 {
      switch declaration {
      case .enumeration(let enumeration): names.insert(TypeName([enumeration.name]))
      case .model(let model): model.fields.forEach { add($0.type) }
      case .union(let union): union.cases.forEach { add($0.type) }
      case .newtype, .alias: break
      }
    }
  }

  /// Those that a value holds without a table of its own between.
  private mutating func add(_ type: TypeUse) {
    var pending = [type]
    var seen: Set<TypeName> = []
    while let type = pending.popLast()?.core {
      switch type {
      case .named(let name, .enumeration, _): names.insert(name)
      case .named(let name, .newtype, _):
        if let wrapped = newtypes[name], seen.insert(name).inserted { pending.append(wrapped) }
      case .list(let inner): pending.append(inner)
      case .map(let key, let value): pending += [key, value]
      default: break
      }
    }
  }
}

extension Declaration {
  /// By which rules values correspond to JSON; `nil` too for what has no rules of its own.
  fileprivate var json: JSONMapping? {
    switch self {
    case .model(let model): model.json
    case .union(let union): union.json
    case .enumeration(let enumeration): enumeration.json
    case .newtype, .alias: nil
    }
  }
}
