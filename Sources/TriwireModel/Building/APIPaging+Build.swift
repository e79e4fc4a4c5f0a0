import TriwireSpec

extension APIPaging {
  init(_ paging: Paging, _ endpoint: Shared<Endpoint>, _ properties: [RequestProperty]) {
    let queries = properties.filter(\.isQuery).map { ($0.field.wireName, $0.field.name) }
    let names = Dictionary(queries) { first, _ in first }
    func parameter(_ name: Located<String>?) -> Parameter? {
      name.map { Parameter(wireName: $0.value, property: names[$0.value]) }
    }
    style = Style(paging, parameter)
    size = parameter(paging.size)
    items = paging.items?.value ?? []
    total = paging.total.map { endpoint.value.total($0.value) }
  }
}

extension APIPaging.Style {
  /// The reader makes sure that a style's own parameter is named.
  fileprivate init(
    _ paging: Paging, _ parameter: (Located<String>?) -> APIPaging.Parameter?
  ) {
    let own = parameter(paging.page ?? paging.offset ?? paging.cursor)
    switch (paging.style.value, own) {
    case (.page, let own?): self = .page(own)
    case (.offset, let own?): self = .offset(own)
    case (.cursor, let own?): self = .cursor(own, next: paging.next?.value ?? [])
    case (.link, _), (_, nil): self = .link
    }
  }
}

extension RequestProperty {
  fileprivate var isQuery: Bool {
    if case .query = place { true } else { false }
  }
}

extension Endpoint {
  /// A header where the answer declares one of that name or the name looks like one.
  func total(_ name: String) -> APIPaging.Total {
    var headers: [Parameter] = []
    if case .detailed(_, _, let declared)? = returns?.value { headers = declared }
    let isHeader =
      name.contains("-") || headers.contains { $0.field.name.value == name }
    return isHeader
      ? .header(name) : .path(name.split(separator: ".").map(String.init))
  }
}
