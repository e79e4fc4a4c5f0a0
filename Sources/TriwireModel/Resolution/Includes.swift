import TriwireSpec

/// Puts the fields of included models before a model's own.
struct Includes {
  /// How deep models may include each other.
  static let maximumDepth = 32

  private let context: BuildContext
  private let ownFields: [Int: [APIField]]
  private var flat: [Int: [APIField]] = [:]

  init(_ context: BuildContext, ownFields: [Int: [APIField]]) {
    self.context = context
    self.ownFields = ownFields
    let depths = types.includeDepths
    for index in depths.order where depths.depth[index] <= Self.maximumDepth {
      flat[index] = fields(of: types.entries[index])
    }
  }

  private var types: TypeTable { context.types }

  /// Declarations by their position in the spec, with all fields.
  func flattened(_ declarations: [Declaration]) -> [Declaration] {
    declarations.enumerated().map { index, declaration in
      guard case .model(var model) = declaration, let fields = flat[index] else {
        return declaration
      }
      model.fields = fields
      return .model(model)
    }
  }

  /// Each field once, though a rule refuses to have it twice.
  private func fields(of entry: TypeTable.Entry) -> [APIField] {
    let own = ownFields[entry.index] ?? []
    guard case .model(let body) = entry.declaration.kind, !body.includes.isEmpty else { return own }
    var seen: Set<String> = []
    return (body.includes.flatMap { included($0, into: entry) } + own).filter {
      seen.insert($0.wireName).inserted
    }
  }

  private func included(_ reference: TypeReference, into entry: TypeTable.Entry) -> [APIField] {
    guard case .named(_, let arguments) = reference, let base = types.model(reference) else {
      return []
    }
    let uses = arguments.map { types.use($0, in: entry.scope) }
    let filled = Dictionary(zip(base.parameters, uses)) { first, _ in first }
    let names = names(of: base, in: entry)
    let xml = (XMLSurroundings(base.declaration.xml), XMLSurroundings(entry.declaration.xml))
    return (flat[base.index] ?? []).map { field in
      var field = field
      field.type = field.type.substituting(filled)
      field.wireName = names[field.wireName] ?? field.wireName
      field.xml = xml.1.including(field.xml, from: xml.0, isText: context.isText(field.type))
      return field
    }
  }

  /// What the keys of included fields become where JSON follows other rules.
  private func names(of base: TypeTable.Entry, in entry: TypeTable.Entry) -> [String: String] {
    let (before, after) = (context.mapping(of: base), context.mapping(of: entry))
    guard before != after else { return [:] }
    let pairs = types.fields(of: base).map {
      ($0.jsonName(under: before), $0.jsonName(under: after))
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

/// How deep each type's includes go.
struct IncludeDepths {
  /// All types, included ones before those that include them.
  var order: [Int]
  var depth: [Int]
  /// Types that include themselves, directly or not.
  var cyclic: Set<Int>

  init(_ included: [[Int]]) {
    let components = StrongComponents(included)
    order = included.indices.sorted { components.component[$0] < components.component[$1] }
    depth = Array(repeating: 0, count: included.count)
    cyclic = Set(included.indices.filter { components.isCycle(from: $0, to: $0) })
    for index in order where !cyclic.contains(index) {
      depth[index] = (included[index].map { depth[$0] }.max() ?? -1) + 1
    }
  }
}

extension TypeTable {
  /// The models that each type includes directly.
  var included: [[Int]] {
    entries.map { entry in
      guard case .model(let body) = entry.declaration.kind else { return [] }
      return body.includes.compactMap { model($0)?.index }
    }
  }

  /// The model that a reference names directly.
  func model(_ reference: TypeReference) -> Entry? {
    guard case .named(let name, _) = reference, let entry = self[name.value],
      case .model = entry.declaration.kind
    else { return nil }
    return entry
  }

  /// Own and included fields of a model, as written; where includes nest too deep, its own only.
  func fields(of entry: Entry) -> [Field] {
    guard case .model(let body) = entry.declaration.kind else { return [] }
    guard !body.includes.isEmpty, includeDepths.depth[entry.index] <= Includes.maximumDepth else {
      return body.fields
    }
    var seen: Set<Int> = []
    var fields: [Field] = []
    var pending = [entry]
    while let entry = pending.popLast() {
      guard seen.insert(entry.index).inserted, case .model(let body) = entry.declaration.kind
      else { continue }
      fields += body.fields
      pending += body.includes.compactMap(model)
    }
    return fields
  }
}
