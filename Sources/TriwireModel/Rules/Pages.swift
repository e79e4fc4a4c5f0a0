import TriwireSpec
import TriwireSpelling

/// Paging names parts of the answer, and parameters, that are there and can be used for it.
struct Pages {
  private let draft: Draft
  private let endpoint: Shared<Endpoint>
  private let paging: Located<Paging>

  static func check(_ draft: Draft) {
    for endpoint in draft.endpoints {
      guard let paging = endpoint.paging else { continue }
      let pages = Pages(draft: draft, endpoint: endpoint, paging: paging)
      pages.checkParameters()
      pages.checkAnswer()
    }
  }

  private func checkParameters() {
    for name in [paging.value.page, paging.value.offset, paging.value.size].compactMap({ $0 }) {
      guard let type = type(ofQuery: name.value), !type.isInteger else { continue }
      draft.findings.error("the parameter '\(name.value)' must be an integer", at: name.location)
    }
    if let size = paging.value.size, query(size.value) == nil {
      let names = endpoint.value.query.map(\.field.name.value)
      draft.findings.error(
        "'\(size.value)' is no query parameter of the endpoint", at: size.location,
        suggestion: NearestName(of: names, to: size.value)?.suggestion)
    }
  }

  private func checkAnswer() {
    let contents = endpoint.successes.map(\.value)
    let references = contents.compactMap(\.pageReference)
    guard let first = references.first, references.count == contents.count else {
      return draft.findings.error("an answer without a type has no pages", at: paging.location)
    }
    guard let type = draft.types.resolve(first) else { return }
    guard references.allSatisfy({ draft.types.resolve($0) == type }) else {
      return draft.findings.error("answers of several types have no pages", at: paging.location)
    }
    let walk = PathWalk(draft)
    let path = paging.value.items ?? Located([], at: paging.location)
    if let items = walk.type(at: path, in: type), !items.isList {
      draft.findings.error("the items of a page are a list", at: path.location)
    }
    if let next = paging.value.next, let cursor = walk.type(at: next, in: type) {
      checkCursor(cursor, at: next.location)
    }
    checkTotal(walk, type)
  }

  private func checkCursor(_ type: TypeUse, at location: Location) {
    guard type.isSingle else {
      return draft.findings.error("a cursor is a single value", at: location)
    }
    guard let name = paging.value.cursor, let own = self.type(ofQuery: name.value) else { return }
    if own.core != type.core {
      draft.findings.error(
        "the cursor has another type than the parameter '\(name.value)'", at: location)
    }
  }

  private func checkTotal(_ walk: PathWalk, _ type: TypeUse) {
    guard let total = paging.value.total,
      case .path(let names) = endpoint.value.total(total.value)
    else { return }
    let path = Located(names, at: total.location)
    if let number = walk.type(at: path, in: type), !number.isInteger {
      draft.findings.error("the total is an integer", at: total.location)
    }
  }

  private func query(_ name: String) -> Field? {
    endpoint.value.query.map(\.field).first { $0.name.value == name }
  }

  private func type(ofQuery name: String) -> TypeUse? {
    query(name)?.reference.flatMap { draft.types.resolve($0) }
  }
}

extension ResponseContent {
  fileprivate var pageReference: TypeReference? {
    if case .type(let reference) = self { reference } else { nil }
  }
}

extension TypeUse {
  fileprivate var isList: Bool {
    if case .list = core { true } else { false }
  }

  fileprivate var isInteger: Bool {
    if case .scalar(let scalar, _, _) = core { scalar.isInteger } else { false }
  }

  /// Can be a parameter as it is.
  fileprivate var isSingle: Bool {
    switch core {
    case .scalar(let scalar, _, _): scalar != .json
    case .named(_, let kind, _): kind == .newtype || kind == .enumeration
    default: false
    }
  }
}

/// Follows dotted paths into types.
struct PathWalk {
  private let draft: Draft

  init(_ draft: Draft) {
    self.draft = draft
  }

  /// The type at a path; `nil` where it leads nowhere, which is reported.
  func type(at path: Located<[String]>, in type: TypeUse) -> TypeUse? {
    var type = type
    for name in path.value {
      guard case .named(let typeName, .model, let arguments) = type.core,
        let entry = draft.types.entry(of: typeName)
      else {
        draft.findings.error("'\(name)' is sought in what has no fields", at: path.location)
        return nil
      }
      let fields = draft.types.fields(of: entry)
      guard let field = fields.first(where: { ($0.json?.name ?? $0.name).value == name }) else {
        report(name, path, entry, fields)
        return nil
      }
      guard let reference = field.reference,
        let found = draft.types.resolve(reference, in: entry.scope)
      else { return nil }
      let filled = Dictionary(zip(entry.parameters, arguments)) { first, _ in first }
      type = found.substituting(filled)
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
