import TriwireModel

/// Modules that a file may have to import.
struct Modules: OptionSet {
  let rawValue: UInt8

  static let foundation = Modules(.foundation)
  static let runtime = Modules(.runtime)
}

extension Modules {
  init(_ module: LibraryName.Module) {
    switch module {
    case .swift: self.init(rawValue: 1 << 0)
    case .foundation: self.init(rawValue: 1 << 1)
    case .runtime: self.init(rawValue: 1 << 2)
    }
  }

  /// The names of those that need an import, sorted.
  var imported: [String] {
    let modules = [LibraryName.Module.foundation, .runtime].filter { contains(Modules($0)) }
    return modules.map(\.rawValue)
  }
}

extension Declaration {
  /// Modules whose names the public declarations use.
  var modules: Modules {
    switch self {
    case .model(let model): model.fields.reduce(into: [.runtime]) { $0.formUnion($1.modules) }
    case .enumeration: [.runtime]
    case .union(let union): union.cases.reduce(into: [.runtime]) { $0.formUnion($1.type.modules) }
    case .newtype(let newtype): newtype.type.modules.union([.runtime])
    case .alias(let alias):
      alias.parameters.isEmpty ? alias.type.modules : alias.type.modules.union([.runtime])
    }
  }
}

extension APIEndpoint {
  /// Modules whose names the request uses.
  var modules: Modules {
    var modules = signatureModules
    switch response {
    case .content: break
    case .detailed(let response):
      response.headers.forEach { modules.formUnion($0.modules) }
      response.cases.forEach { modules.formUnion($0.content.modules) }
    }
    if case .several(let cases, _) = failure {
      cases.forEach { modules.formUnion($0.content.modules) }
    }
    return modules
  }

  /// Modules whose names the client's method uses.
  fileprivate var signatureModules: Modules {
    var modules: Modules = properties.reduce(into: [.runtime]) { $0.formUnion($1.field.modules) }
    if case .content(let content) = response { modules.formUnion(content.modules) }
    if case .single(let content, _) = failure { modules.formUnion(content.modules) }
    return modules
  }
}

extension API {
  /// Modules whose names the client's file uses.
  var clientModules: Modules {
    var modules: Modules = [.runtime]
    for value in common { modules.formUnion(value.type.modules) }
    for endpoint in endpoints { modules.formUnion(endpoint.signatureModules) }
    return modules
  }
}

extension APIField {
  fileprivate var modules: Modules {
    type.modules.union(defaultValue?.modules ?? [])
  }
}

extension APIContent {
  fileprivate var modules: Modules {
    switch self {
    case .none, .text: []
    case .bytes: [.foundation]
    case .file: [.runtime]
    case .value(let use): use.modules
    case .stream(let use, _): use.modules.union([.runtime])
    }
  }
}

extension Literal {
  /// A default is written in the type's own name even where the type is an alias.
  fileprivate var modules: Modules {
    switch self {
    case .text(let scalar, _): Modules(scalar.swiftName.module)
    case .decimal: [.foundation]
    case .newtype(_, let value): value.modules
    case .bool, .integer, .floating, .string, .enumCase, .emptyList, .emptyMap: []
    }
  }
}

extension TypeUse {
  /// Modules whose names the type is written with. An alias is a name of the API's own.
  fileprivate var modules: Modules {
    switch self {
    case .scalar(let scalar, _, _): return Modules(scalar.swiftName.module)
    case .named(_, _, let arguments), .alias(_, let arguments, _):
      return arguments.reduce(into: []) { $0.formUnion($1.modules) }
    case .parameter: return []
    case .file: return [.runtime]
    case .list(let inner), .optional(let inner): return inner.modules
    case .patch(let inner): return inner.modules.union([.runtime])
    case .map(let key, let value): return key.modules.union(value.modules)
    }
  }
}
