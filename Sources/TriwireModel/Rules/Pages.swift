import TriwireSpec
import TriwireSpelling

/// Paging names parts of the answer that are there.
enum Pages {
  static func check(_ draft: Draft) {
    for endpoint in draft.endpoints {
      guard let paging = endpoint.paging else { continue }
      checkItems(paging, endpoint, draft)
    }
  }

  private static func checkItems(
    _ paging: Located<Paging>, _ endpoint: Shared<Endpoint>, _ draft: Draft
  ) {
    guard let reference = endpoint.successes.first?.value.references.first else {
      return draft.findings.error("an answer without a type has no pages", at: paging.location)
    }
    guard let type = draft.types.resolve(reference) else { return }
    let path = paging.value.items ?? Located([], at: paging.location)
    let walk = PathWalk(draft)
    if let items = walk.type(at: path, in: type) {
      guard case .list = items.core else {
        return draft.findings.error("the items of a page are a list", at: path.location)
      }
    }
    if let next = paging.value.next { _ = walk.type(at: next, in: type) }
  }
}

/// Follows dotted paths into types.
struct PathWalk {
  private let draft: Draft

  init(_ draft: Draft) {
    self.draft = draft
  }

  /// The type at a path; `nil` where a field is missing, which is reported, or where nothing is
  /// known about what is inside.
  func type(at path: Located<[String]>, in type: TypeUse) -> TypeUse? {
    var type = type
    for name in path.value {
      guard case .named(let typeName, .model, let arguments) = type.core,
        let entry = draft.types.entry(of: typeName)
      else { return nil }
      let fields = draft.types.fields(of: entry)
      guard let field = fields.first(where: { ($0.json?.name ?? $0.name).value == name }) else {
        report(name, path, entry, fields)
        return nil
      }
      guard let reference = field.reference else { return nil }
      let filled = Dictionary(zip(entry.parameters, arguments)) { first, _ in first }
      type = draft.types.use(reference, in: entry.scope).substituting(filled)
    }
    return type
  }

  private func report(
    _ name: String, _ path: Located<[String]>, _ entry: TypeTable.Entry, _ fields: [Field]
  ) {
    draft.findings.error(
      "'\(entry.declaration.name.value)' has no field '\(name)'", at: path.location,
      suggestion: NearestName(of: fields.map(\.name.value), to: name)?.suggestion)
  }
}
