import TriwireModel
import TriwireMustache

/// The static description of how one page leads to the next.
struct PagingValue {
  private let endpoint: APIEndpoint
  private let paging: APIPaging
  private let parts: APIPageParts
  private let scope: Scope

  /// `nil` for an endpoint without `paging`.
  init?(_ endpoint: APIEndpoint, in scope: Scope) {
    guard let paging = endpoint.policies.paging, let parts = endpoint.pageParts else { return nil }
    self.endpoint = endpoint
    self.paging = paging
    self.parts = parts
    self.scope = scope
  }

  func lines(indent: Int) -> Lines {
    let types = [endpoint.typeName.declared, scope.type(parts.item)].joined(separator: ", ")
    let start = "\(scope.access.modifier)static let paging = \(scope.name(.Paging))<\(types)>("
    return Code.group(open: start, arguments.map(Code.text), close: .call(")"))
      .lines(indent: indent)
  }

  private var arguments: [String] {
    [style, size, "items: \(closure(parts.items))", total].compactMap { $0 }
  }

  private var style: String {
    switch paging.style {
    case .page(let parameter): ".page(\(counter(parameter)))"
    case .offset(let parameter): ".offset(\(counter(parameter)))"
    case .cursor(let parameter, _): cursor(parameter)
    case .link: ".link"
    }
  }

  private func cursor(_ parameter: APIPaging.Parameter) -> String {
    guard let next = parts.next else { return ".link" }
    let codec = parameter.property == nil ? [next.type.withoutOptional.codec] : []
    let arguments = [counter(parameter)] + codec + ["next: \(closure(next))"]
    return ".cursor(\(arguments.joined(separator: ", ")))"
  }

  /// A property of the request, or a parameter that the request doesn't have.
  private func counter(_ parameter: APIPaging.Parameter) -> String {
    parameter.property.map { "\\.\($0.member)" } ?? StringLiteral.quoted(parameter.wireName)
  }

  private var size: String? {
    paging.size?.property.map { property in "size: .of { $0.\(property.member) }" }
  }

  private var total: String? {
    switch paging.total {
    case nil: nil
    case .header(let name): "total: .header(\(StringLiteral.quoted(name)))"
    case .path: parts.total.map { "total: .of \(closure($0))" }
    }
  }

  private func closure(_ place: APIPageParts.Place) -> String {
    "{ \(place.members.reduce("$0") { $0 + $1.access }) }"
  }
}

extension APIPageParts.Member {
  fileprivate var access: String {
    "\(isOfPatch ? ".value" : "")\(isOfOptional ? "?" : "").\(name.member)"
  }
}
