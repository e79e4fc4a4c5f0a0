import TriwireSpec

extension TypeTable {
  /// The type that a reference means, or `nil` when it, or a type inside it, is not declared or has
  /// the wrong number of arguments.
  ///
  /// - Parameter scope: The generic parameters that may stand in it.
  func resolve(_ reference: TypeReference, in scope: [String: Identifier] = [:]) -> TypeUse? {
    TypeResolver(types: self, targets: targets, scope: scope).resolve(reference)
  }

  /// The same for building, which goes on behind an error.
  func use(_ reference: TypeReference, in scope: [String: Identifier] = [:]) -> TypeUse {
    resolve(reference, in: scope) ?? .unresolved
  }
}

extension TypeUse {
  /// Stands in for a type that can't be resolved, so that the rest can be looked at.
  static let unresolved = TypeUse.scalar(.json, format: nil, isQuoted: false)

  static func scalar(_ scalar: Scalar) -> TypeUse {
    .scalar(scalar, format: nil, isQuoted: false)
  }
}

/// Turns references into uses.
struct TypeResolver {
  let types: TypeTable
  /// What the aliases that are known so far stand for, by index.
  let targets: [Int: TypeUse]
  let scope: [String: Identifier]

  func resolve(_ reference: TypeReference) -> TypeUse? {
    switch reference {
    case .scalar(let scalar): .scalar(scalar.value)
    case .named(let name, let arguments): named(name.value, arguments)
    case .list(let element, _): resolve(element).map { .list($0) }
    case .map(let key, let value, _):
      resolve(key).flatMap { key in resolve(value).map { .map(key: key, value: $0) } }
    case .optional(let inner, _): resolve(inner).map { .optional($0) }
    case .patch(let inner, _): resolve(inner).map { .patch($0) }
    }
  }

  private func named(_ name: String, _ arguments: [TypeReference]) -> TypeUse? {
    if let parameter = scope[name] { return arguments.isEmpty ? .parameter(parameter) : nil }
    guard let entry = types[name] else {
      return name == "file" && arguments.isEmpty ? .file : nil
    }
    let uses = arguments.compactMap(resolve)
    guard uses.count == arguments.count, uses.count == entry.parameters.count else { return nil }
    guard let kind = entry.declaration.kind.named else { return alias(entry, uses) }
    return .named(entry.typeName, kind: kind, arguments: uses)
  }

  private func alias(_ entry: TypeTable.Entry, _ arguments: [TypeUse]) -> TypeUse? {
    targets[entry.index].map { target in
      .alias(
        entry.typeName, arguments: arguments,
        target: target.substituting(Dictionary(zip(entry.parameters, arguments)) { $1 }))
    }
  }
}
