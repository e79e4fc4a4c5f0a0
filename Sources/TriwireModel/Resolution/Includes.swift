import TriwireSpec

/// Puts the fields of included models before a model's own.
struct Includes {
  private let types: TypeTable
  private let ownFields: [Int: [APIField]]
  private var flat: [Int: [APIField]] = [:]
  private var begun: Set<Int> = []

  init(_ types: TypeTable, ownFields: [Int: [APIField]]) {
    self.types = types
    self.ownFields = ownFields
  }

  /// Declarations by their position in the spec, with all fields.
  func flattened(_ declarations: [Declaration]) -> [Declaration] {
    var includes = self
    return zip(declarations, types.entries).map { declaration, entry in
      guard case .model(var model) = declaration else { return declaration }
      model.fields = includes.fields(of: entry)
      return .model(model)
    }
  }

  /// A model that includes itself gives what it has so far: a rule refuses it.
  private mutating func fields(of entry: TypeTable.Entry) -> [APIField] {
    if let known = flat[entry.index] { return known }
    let own = ownFields[entry.index] ?? []
    guard case .model(let body) = entry.declaration.kind, !body.includes.isEmpty,
      begun.insert(entry.index).inserted
    else { return own }
    var fields: [APIField] = []
    for reference in body.includes { fields += included(reference, into: entry) }
    flat[entry.index] = fields + own
    return fields + own
  }

  private mutating func included(
    _ reference: TypeReference, into entry: TypeTable.Entry
  ) -> [APIField] {
    guard case .named(let name, let arguments) = reference, let base = types[name.value] else {
      return []
    }
    let uses = arguments.map { types.use($0, in: entry.scope) }
    let filled = Dictionary(zip(base.parameters, uses)) { first, _ in first }
    return fields(of: base).map { field in
      var field = field
      field.type = field.type.substituting(filled)
      return field
    }
  }
}
