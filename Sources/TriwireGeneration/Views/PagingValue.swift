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
    let value = Code.group(open: start, arguments, close: .call(")")).lines(indent: indent)
    return isDeprecated ? ["@available(*, deprecated)"] + value : value
  }

  /// A part of the page is deprecated, and only what is so itself may use it without a warning.
  private var isDeprecated: Bool {
    [parts.items, parts.next, parts.total].compactMap(\.self)
      .contains { $0.members.contains(where: \.isDeprecated) }
  }

  private var arguments: [Code] {
    [style] + [size, "items: \(closure(parts.items))", total].compactMap { $0 }.map(Code.text)
  }

  private var style: Code {
    switch paging.style {
    case .page(let parameter): call(".page(", [counter(parameter)])
    case .offset(let parameter): call(".offset(", [counter(parameter)])
    case .cursor(let parameter, _): cursor(parameter)
    case .link: .text(".link")
    }
  }

  private func cursor(_ parameter: APIPaging.Parameter) -> Code {
    guard let next = parts.next else { return .text(".link") }
    let codec = parameter.property == nil ? [next.type.withoutAbsence.codec] : []
    return call(".cursor(", [counter(parameter)] + codec + ["next: \(closure(next))"])
  }

  private func call(_ open: String, _ arguments: [String]) -> Code {
    .group(open: open, arguments.map(Code.text), close: .call(")"))
  }

  /// A property of the request, or a parameter that the request doesn't have.
  private func counter(_ parameter: APIPaging.Parameter) -> String {
    stored(parameter).map { "\\.\($0)" } ?? StringLiteral.quoted(parameter.wireName)
  }

  /// What holds the parameter's value.
  private func stored(_ parameter: APIPaging.Parameter?) -> String? {
    guard let name = parameter?.property else { return nil }
    return endpoint.properties.first { $0.field.name == name }?.field.storedName ?? name.member
  }

  private var size: String? {
    stored(paging.size).map { property in "size: .of { $0.\(property) }" }
  }

  private var total: String? {
    switch paging.total {
    case nil: nil
    case .header(let name): "total: .header(\(StringLiteral.quoted(name)))"
    case .path: parts.total.map { "total: .of \(closure($0))" }
    }
  }

  private func closure(_ place: APIPageParts.Place) -> String {
    let value = place.type.isPatch ? ".value" : ""
    return "{ \(place.members.reduce("$0") { $0 + $1.access })\(value) }"
  }
}

extension TypeUse {
  fileprivate var isPatch: Bool {
    if case .patch = resolved { true } else { false }
  }

  /// What is there when something is.
  fileprivate var withoutAbsence: TypeUse {
    if case .patch(let value) = resolved { value.withoutOptional } else { withoutOptional }
  }
}

extension APIPageParts.Member {
  fileprivate var access: String {
    "\(isOfPatch ? ".value" : "")\(isOfOptional ? "?" : "").\(name.member)"
  }
}
