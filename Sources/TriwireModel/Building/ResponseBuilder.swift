import TriwireSpec

/// Builds what the answers of one endpoint give.
struct ResponseBuilder {
  let context: BuildContext

  func response(
    _ returns: Returns?, headers: ([Parameter]) -> [APIField]
  ) -> APIResponse {
    switch returns {
    case nil: .content(.none)
    case .content(let content): .content(self.content(content))
    case .detailed(let content, let statuses, let parameters):
      .detailed(detailed(content?.value ?? .none, statuses, headers(parameters)))
    }
  }

  private func detailed(
    _ content: ResponseContent, _ statuses: [StatusCase], _ headers: [APIField]
  ) -> DetailedResponse {
    let cases =
      statuses.isEmpty
      ? [(StatusPattern.group(2), content)]
      : statuses.map { ($0.status.value, $0.content.value) }
    let built = cases.map { status, content in
      DetailedResponse.Case(
        status: status, name: Identifier(StatusName.name(of: status)),
        content: self.content(content))
    }
    let isShared = Set(built.map(\.content)).count == 1
    return DetailedResponse(
      cases: built, shared: isShared ? built.first?.content : nil, headers: headers)
  }

  /// The statuses of an endpoint win over those of the defaults; the most specific come first.
  func failure(_ own: [StatusCase], defaults: [StatusCase]) -> APIFailure {
    if let only = own.first, own.count == 1, defaults.isEmpty {
      return .single(content(only.content.value), statuses: [only.status.value])
    }
    let known = Set(own.map(\.status.value))
    let all = own + defaults.filter { !known.contains($0.status.value) }
    let ordered = (0...2).flatMap { rank in all.filter { $0.status.value.rank == rank } }
    let contents = ordered.map { (pattern: $0.status.value, content: content($0.content.value)) }
    let distinct = contents.map(\.content).uniqued
    guard let first = distinct.first else { return .none }
    guard distinct.count > 1 else { return .single(first, statuses: contents.map(\.pattern)) }
    let indexes = Dictionary(uniqueKeysWithValues: zip(distinct, distinct.indices))
    let statuses = contents.map {
      APIFailure.Status(pattern: $0.pattern, index: indexes[$0.content] ?? 0)
    }
    return .several(cases(distinct, statuses), statuses: statuses)
  }

  func content(_ content: ResponseContent) -> APIContent {
    switch content {
    case .none: .none
    case .type(let reference): .value(context.types.use(reference))
    case .bytes: .bytes
    case .text: .text
    case .file: .file
    case .stream(let element, let framing):
      .stream(context.types.use(element), framing.value)
    }
  }
}

// MARK: Names of failures

extension ResponseBuilder {
  /// A failure is named by its type, or by the first status that gives it.
  private func cases(
    _ contents: [APIContent], _ statuses: [APIFailure.Status]
  ) -> [APIFailure.Case] {
    let first = Dictionary(statuses.map { ($0.index, $0.pattern) }) { first, _ in first }
    var taken: Set<String> = []
    return contents.enumerated().map { index, content in
      let status = StatusName.name(of: first[index] ?? .any)
      var name = content.typeName.map { SwiftName.member($0) } ?? status
      if ReservedWords.unusable.contains(name) || taken.contains(name) {
        name += SwiftName.type(status)
      }
      taken.insert(name)
      return APIFailure.Case(name: Identifier(name), content: content)
    }
  }
}

extension APIContent {
  /// The declared type that the content is, without what is around it.
  fileprivate var typeName: String? {
    guard case .value(let type) = self else { return nil }
    return switch type {
    case .named(let name, _, let arguments) where arguments.isEmpty: name.last
    case .alias(let name, let arguments, _) where arguments.isEmpty: name.last
    default: nil
    }
  }
}

extension StatusPattern {
  fileprivate var rank: Int {
    switch self {
    case .code: 0
    case .group: 1
    case .any: 2
    }
  }
}

extension [APIContent] {
  /// Each once, in the order of the first.
  fileprivate var uniqued: [APIContent] {
    var seen: Set<APIContent> = []
    return filter { seen.insert($0).inserted }
  }
}
