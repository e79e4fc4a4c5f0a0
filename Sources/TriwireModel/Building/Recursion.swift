/// Breaks the cycles of types that would hold themselves inline: unions of a cycle become indirect
/// enums; where a cycle has no union, its optional fields are boxed.
enum Recursion {
  static func marked(_ declarations: [Declaration]) -> [Declaration] {
    let graph = InlineGraph(declarations)
    let edges = declarations.indices.map { graph.edges(of: $0) }
    let all = StrongComponents(edges.map { $0.map(\.target) })
    let unions = Set(
      declarations.indices.filter { declarations[$0].isUnion && all.isCycle(from: $0, to: $0) })
    // An indirect union holds nothing inline.
    let rest = StrongComponents(
      edges.enumerated().map { unions.contains($0.offset) ? [] : $0.element.map(\.target) })
    return declarations.enumerated().map { index, declaration in
      switch declaration {
      case .union(var union):
        union.isIndirect = unions.contains(index)
        return .union(union)
      case .model(var model) where rest.isCycle(from: index, to: index):
        for position in model.fields.indices {
          model.fields[position].isIndirect = graph.edges(of: model.fields[position].type).contains
          {
            rest.isCycle(from: index, to: $0.target)
              && ($0.isOptional || declarations[$0.target].isNewtype)
          }
        }
        return .model(model)
      default: return declaration
      }
    }
  }
}
