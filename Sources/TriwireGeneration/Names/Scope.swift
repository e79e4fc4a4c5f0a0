import TriwireModel
import TriwireMustache
import TriwireSpec

/// What names mean at a place of the generated code, and so how they must be written there.
struct Scope {
  /// The API's namespace, `Shop`.
  let namespace: Identifier
  let access: Access
  /// The types around this place inside the namespace, outermost first; `nil` outside of it.
  private let enclosing: [Identifier]?
  /// Names that mean something of the enclosing types and hide those of the namespace.
  private let hidden: Set<String>
  private let library: LibraryNames
  /// Enumerations that say themselves that JSON has the names of a protobuf schema for their values.
  let namedEnumerations: Set<TypeName>

  private init(
    namespace: Identifier,
    access: Access,
    enclosing: [Identifier]?,
    hidden: Set<String> = [],
    library: LibraryNames,
    namedEnumerations: Set<TypeName>
  ) {
    self.namespace = namespace
    self.access = access
    self.enclosing = enclosing
    self.hidden = hidden
    self.library = library
    self.namedEnumerations = namedEnumerations
  }

  /// Directly inside `extension Shop`.
  static func inside(_ api: API, access: Access) -> Scope {
    let taken = api.namespaceNames.union([api.name, api.clientName])
    return Scope(
      namespace: Identifier(api.name), access: access, enclosing: [],
      library: LibraryNames(avoiding: taken), namedEnumerations: api.namedEnumerations)
  }

  /// At the top level of a file, or inside the client.
  static func outside(_ api: API, access: Access) -> Scope {
    let groups = api.endpoints.compactMap { $0.group?.typeName.text }
    let taken = Set(groups).union([api.name, api.clientName])
    return Scope(
      namespace: Identifier(api.name), access: access, enclosing: nil,
      library: LibraryNames(avoiding: taken), namedEnumerations: api.namedEnumerations)
  }

  /// Inside a type that declares `names` itself: nested types and generic parameters.
  func nested(in type: Identifier, declaring names: [String] = []) -> Scope {
    Scope(
      namespace: namespace, access: access, enclosing: (enclosing ?? []) + [type],
      hidden: names.isEmpty ? hidden : hidden.union(names), library: library.avoiding(names),
      namedEnumerations: namedEnumerations)
  }
}

extension Scope {
  /// `Data`, or `Foundation.Data` where the plain name means something else.
  func name(_ name: LibraryName) -> String {
    library.printed(name)
  }

  /// The library's names as they are written here, for templates.
  var libraryNames: Value { library.value }

  /// A declared type as it is written here: without the namespace where that is not needed.
  func name(_ type: TypeName) -> String {
    var path = type.path
    guard let enclosing else { return Self.join([namespace] + path) }
    if path.count > 1, path.dropLast() == enclosing[...] {
      path.removeFirst(path.count - 1)
    } else if let first = path.first, hidden.contains(first.text) {
      path.insert(namespace, at: 0)
    }
    return Self.join(path)
  }

  private static func join(_ path: [Identifier]) -> String {
    guard let first = path.first else { return "" }
    if path.count == 1 { return first.declared }
    return path.dropFirst().reduce(first.declared) { $0 + "." + $1.member }
  }
}

extension API {
  fileprivate var namedEnumerations: Set<TypeName> {
    var names: Set<TypeName> = []
    for case .enumeration(let enumeration) in declarations where enumeration.json == .proto3 {
      names.insert(TypeName([enumeration.name]))
    }
    return names
  }

  /// All names that stand directly in the namespace.
  fileprivate var namespaceNames: Set<String> {
    var names: Set<String> = ["Server", "Common", "Credentials", "Stub"]
    names.formUnion(declarations.map(\.name.text))
    names.formUnion(endpoints.map(\.typeName.text))
    names.formUnion(envelopes.compactMap(\.codeTypeName?.text))
    return names
  }
}

extension Declaration {
  var name: Identifier {
    switch self {
    case .model(let model): model.name
    case .enumeration(let enumeration): enumeration.name
    case .union(let union): union.name
    case .newtype(let newtype): newtype.name
    case .alias(let alias): alias.name
    }
  }
}
