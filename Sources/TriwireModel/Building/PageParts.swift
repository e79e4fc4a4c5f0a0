/// Finds the properties that the paths of `paging` lead to, once all models are built.
struct PageParts {
  private let models: [TypeName: Model]

  static func marked(
    _ endpoints: [APIEndpoint], _ declarations: [Declaration]
  ) -> [APIEndpoint] {
    guard endpoints.contains(where: { $0.policies.paging != nil }) else { return endpoints }
    let parts = PageParts(declarations)
    return endpoints.map { endpoint in
      var endpoint = endpoint
      endpoint.pageParts = endpoint.policies.paging.flatMap { parts.parts($0, of: endpoint) }
      return endpoint
    }
  }

  private init(_ declarations: [Declaration]) {
    let all = declarations.compactMap(\.model).map { (TypeName([$0.name]), $0) }
    models = Dictionary(all) { first, _ in first }
  }

  private func parts(_ paging: APIPaging, of endpoint: APIEndpoint) -> APIPageParts? {
    guard let root = endpoint.response.pageRoot,
      let items = place(at: paging.items, from: root), case .list(let item) = items.type.core
    else { return nil }
    var parts = APIPageParts(items: items, item: item)
    if case .cursor(_, let next) = paging.style { parts.next = place(at: next, from: root) }
    if case .path(let total)? = paging.total { parts.total = place(at: total, from: root) }
    return parts
  }

  private func place(at path: [String], from root: APIPageParts.Place) -> APIPageParts.Place? {
    var place = root
    for name in path {
      guard case .named(let typeName, .model, let arguments) = place.type.core,
        let model = models[typeName],
        let field = model.fields.first(where: { $0.wireName == name })
      else { return nil }
      let filled = Dictionary(zip(model.parameters, arguments)) { first, _ in first }
      place.members.append(
        APIPageParts.Member(
          name: field.name, isOfOptional: place.type.isOptional, isOfPatch: place.type.isPatch))
      place.type = field.type.substituting(filled)
    }
    return place
  }
}

extension APIResponse {
  /// The value that the paths of `paging` begin at.
  fileprivate var pageRoot: APIPageParts.Place? {
    switch self {
    case .content(.value(let type)): APIPageParts.Place(members: [], type: type)
    case .detailed(let response):
      if case .value(let type)? = response.shared {
        APIPageParts.Place(members: [.body], type: type)
      } else {
        nil
      }
    case .content: nil
    }
  }
}

extension APIPageParts.Member {
  /// The property of a `Response` type.
  fileprivate static let body = APIPageParts.Member(
    name: Identifier("body"), isOfOptional: false, isOfPatch: false)
}

extension TypeUse {
  fileprivate var isPatch: Bool {
    if case .patch = unaliased { true } else { false }
  }
}
