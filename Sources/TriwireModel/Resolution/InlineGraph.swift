/// Which types hold which inline, that is, without a list, a map or a box between.
struct InlineGraph {
  struct Edge: Equatable {
    /// Position among the declarations.
    var target: Int
    /// An optional or a patch stands between: a value can end there.
    var isOptional: Bool
  }

  let declarations: [Declaration]
  private let indexes: [TypeName: Int]
  /// Positions of the generic parameters that a declaration holds inline.
  private var inlineParameters: [Int: Set<Int>] = [:]

  init(_ declarations: [Declaration]) {
    self.declarations = declarations
    indexes = Dictionary(zip(declarations.map(\.typeName), declarations.indices)) { first, _ in
      first
    }
    findInlineParameters()
  }

  func index(of name: TypeName) -> Int? { indexes[name] }

  /// The declarations that a value of a type holds inline.
  func edges(of type: TypeUse, isOptional: Bool = false) -> [Edge] {
    switch type {
    case .scalar, .parameter, .list, .map, .file: return []
    case .optional(let inner), .patch(let inner): return edges(of: inner, isOptional: true)
    case .alias(_, _, let target): return edges(of: target, isOptional: isOptional)
    case .named(let name, _, let arguments):
      guard let index = indexes[name] else { return [] }
      let inner = inlineArguments(arguments, of: index)
      return [Edge(target: index, isOptional: isOptional)]
        + inner.flatMap { edges(of: $0, isOptional: isOptional) }
    }
  }

  /// The declarations that a declaration holds inline.
  func edges(of index: Int) -> [Edge] {
    declarations[index].inlineTypes.flatMap { edges(of: $0) }
  }

  private func inlineArguments(_ arguments: [TypeUse], of index: Int) -> [TypeUse] {
    guard !arguments.isEmpty, let inline = inlineParameters[index] else { return [] }
    return arguments.enumerated().filter { inline.contains($0.offset) }.map(\.element)
  }

  /// Grows the sets until nothing is new: generic types may hold each other.
  private mutating func findInlineParameters() {
    let generic = declarations.indices.filter { !declarations[$0].parameters.isEmpty }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for index in generic {
        let used = declarations[index].inlineTypes.reduce(into: Set<Identifier>()) {
          $0.formUnion(inlineParameters(in: $1))
        }
        let positions = Set(
          declarations[index].parameters.enumerated().filter { used.contains($0.element) }
            .map(\.offset))
        isGrowing = isGrowing || positions != inlineParameters[index] ?? []
        inlineParameters[index] = positions
      }
    }
  }

  private func inlineParameters(in type: TypeUse) -> Set<Identifier> {
    switch type {
    case .scalar, .list, .map, .file: return []
    case .parameter(let name): return [name]
    case .optional(let inner), .patch(let inner): return inlineParameters(in: inner)
    case .alias(_, _, let target): return inlineParameters(in: target)
    case .named(let name, _, let arguments):
      guard let index = indexes[name] else { return [] }
      return inlineArguments(arguments, of: index).reduce(into: []) {
        $0.formUnion(inlineParameters(in: $1))
      }
    }
  }
}

extension Declaration {
  var name: Identifier {
    switch self {
    case .model(let model): model.name
    case .enumeration(let enumeration): enumeration.name
    case .union(let union): union.name
    case .newtype(let newtype): newtype.name
    case .alias(let alias): alias.name
    }
  }

  var typeName: TypeName { TypeName([name]) }

  var parameters: [Identifier] {
    switch self {
    case .model(let model): model.parameters
    case .union(let union): union.parameters
    case .alias(let alias): alias.parameters
    case .enumeration, .newtype: []
    }
  }

  /// The types of what a value stores. An alias stores nothing itself.
  var inlineTypes: [TypeUse] {
    switch self {
    case .model(let model): model.fields.map(\.type)
    case .union(let union): union.cases.map(\.type)
    case .newtype(let newtype): [newtype.type]
    case .enumeration, .alias: []
    }
  }

  var isUnion: Bool {
    if case .union = self { true } else { false }
  }

  var isNewtype: Bool {
    if case .newtype = self { true } else { false }
  }
}
