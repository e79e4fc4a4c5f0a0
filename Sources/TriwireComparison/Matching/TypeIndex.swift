import TriwireModel
import TriwireSpec

/// The types of an API by their Swift names, how each travels and what a use of one comes to.
struct TypeIndex {
  private var declarations: [Identifier: Declaration] = [:]
  private var uses: [Identifier: Use] = [:]
  /// Swift names and those to compare in their place.
  private let renames: [Identifier: Identifier]

  init(_ api: API, renames: [Identifier: Identifier] = [:]) {
    self.renames = renames
    for declaration in api.declarations { declarations[declaration.name] = declaration }
    for endpoint in api.endpoints { add(endpoint) }
    let wires = Set(api.endpoints.map(\.wires.request))
    for value in api.common where value.place == .body { add(value.type, .sent(wires)) }
  }

  /// How a declared type travels; `nil` when no endpoint uses it.
  func use(of name: Identifier) -> Use? { uses[name] }

  private mutating func add(_ endpoint: APIEndpoint) {
    for property in endpoint.properties { add(property.field.type, endpoint.use(of: property)) }
    let received = Use.received(Set(endpoint.wires.response))
    for content in endpoint.response.contents + endpoint.failure.contents {
      if let type = content.type { add(type, received) }
    }
  }

  private mutating func add(_ type: TypeUse, _ use: Use) {
    var pending = [type]
    while let type = pending.popLast() {
      pending += type.parts
      guard let name = type.declaredName, let declaration = declarations[name] else { continue }
      let known = uses[name] ?? Use()
      guard known.union(use) != known else { continue }
      uses[name] = known.union(use)
      pending += declaration.parts
    }
  }
}

extension TypeIndex {
  /// The type in Swift, for comparison: names of the other edition, aliases looked through.
  func swiftText(_ type: TypeUse) -> String {
    switch type {
    case .scalar(let scalar, _, _): scalar.swiftText
    case .named(let name, _, let arguments):
      ([renamed(name)] + arguments.map(swiftText)).joined(separator: " ")
    case .alias(_, _, let target): swiftText(target)
    case .parameter(let name): name.text
    case .list(let element): "[\(swiftText(element))]"
    case .map(let key, let value): "[\(swiftText(key)): \(swiftText(value))]"
    case .optional(let wrapped): "\(swiftText(wrapped))?"
    case .patch(let wrapped): "patch \(swiftText(wrapped))"
    case .file: "file"
    }
  }

  /// What travels, for comparison; only protobuf tells apart the kinds of integers.
  ///
  /// - Parameter opensNewtypes: Whether newtypes count as what they hold, as they do on the wire.
  func wireText(_ type: TypeUse, _ use: Use, opensNewtypes: Bool) -> String {
    func text(_ type: TypeUse) -> String { wireText(type, use, opensNewtypes: opensNewtypes) }
    switch type {
    case .scalar(let scalar, let format, let isQuoted):
      let name = use.wires.contains(.protobuf) ? scalar.rawValue : scalar.swiftText
      return "\(name) \(format?.rawValue ?? "") \(isQuoted)"
    case .named(let name, _, let arguments):
      if opensNewtypes, let content = newtypeContent(name) { return text(content) }
      return ([renamed(name)] + arguments.map(text)).joined(separator: " ")
    case .alias(_, _, let target): return text(target)
    case .parameter(let name): return name.text
    case .list(let element): return "[\(text(element))]"
    case .map(let key, let value): return "[\(text(key)): \(text(value))]"
    case .optional(let wrapped): return "\(text(wrapped))?"
    case .patch(let wrapped): return "patch \(text(wrapped))"
    case .file: return "file"
    }
  }

  private func newtypeContent(_ name: TypeName) -> TypeUse? {
    guard case .newtype(let newtype)? = name.path.first.flatMap({ declarations[$0] }) else {
      return nil
    }
    return newtype.type
  }

  private func renamed(_ name: TypeName) -> String {
    name.path.enumerated()
      .map { $0 == 0 ? (renames[$1] ?? $1).text : $1.text }.joined(separator: ".")
  }
}

extension APIEndpoint {
  /// Parameters travel as text, whatever the wire.
  func use(of property: RequestProperty) -> Use {
    switch property.place {
    case .path, .query, .header, .cookie, .form: .sent([])
    case .bodyField, .body, .part: .sent([wires.request])
    }
  }
}
