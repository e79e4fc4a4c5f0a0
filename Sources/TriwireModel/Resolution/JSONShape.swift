import TriwireSpec

/// What JSON one kind of value reads and writes, as far as it tells unions' cases apart.
enum JSONShape: Equatable {
  case value(JSONKind)
  /// The keys with the kind of their values, and those that must be there.
  case object(required: Set<String>, keys: [String: JSONKind])

  /// Whether no JSON that `other` writes is taken for a value of this shape.
  func refuses(_ other: JSONShape) -> Bool {
    if case .object(let required, let keys) = self, case .object(_, let written) = other {
      return required.contains { key in
        guard let kind = written[key], let own = keys[key] else { return true }
        return own.differs(from: kind)
      }
    }
    return kind.differs(from: other.kind)
  }

  var kind: JSONKind {
    switch self {
    case .value(let kind): kind
    case .object: .object
    }
  }
}

/// The kinds of JSON values.
enum JSONKind: Equatable {
  case bool, number, string, array, object
  /// Any of these, or of several kinds.
  case any

  func differs(from other: JSONKind) -> Bool {
    self != .any && other != .any && self != other
  }
}

/// Works out the shapes of types.
struct JSONShapes {
  private let declarations: [TypeName: Declaration]

  init(_ api: API) {
    declarations = Dictionary(api.declarations.map { ($0.typeName, $0) }) { first, _ in first }
  }

  /// One shape, or those of all cases for an untagged union.
  ///
  /// - Parameter json: By which rules the type around corresponds to JSON.
  func shapes(of type: TypeUse, under json: JSONMapping?) -> [JSONShape] {
    leaves(of: type).map { leaf in
      if case .model(let model) = declaration(leaf) {
        object(model)
      } else {
        .value(kind(of: leaf, under: json))
      }
    }
  }

  private func declaration(_ type: TypeUse) -> Declaration? {
    guard case .named(let name, _, _) = type else { return nil }
    return declarations[name]
  }

  private func object(_ model: Model) -> JSONShape {
    let keys = model.fields.map { field in
      let kinds = Set(leaves(of: field.type).map { kind(of: $0, under: model.json) })
      return (field.wireName, kinds.count == 1 ? kinds.first ?? .any : .any)
    }
    return .object(
      required: Set(model.fields.filter(\.isRequired).map(\.wireName)),
      keys: Dictionary(keys) { first, _ in first })
  }

  /// What is behind aliases, optionals, newtypes and untagged unions, each once.
  private func leaves(of type: TypeUse) -> [TypeUse] {
    var leaves: [TypeUse] = []
    var seen: Set<TypeUse> = []
    var pending = [type]
    while let type = pending.popLast()?.core {
      guard seen.insert(type).inserted else { continue }
      switch declaration(type) {
      case .newtype(let newtype): pending.append(newtype.type)
      case .union(let union) where union.style == .untagged: pending += union.cases.map(\.type)
      default: leaves.append(type)
      }
    }
    return leaves
  }

  /// Of a leaf.
  private func kind(of type: TypeUse, under json: JSONMapping?) -> JSONKind {
    switch type {
    case .scalar(let scalar, _, _) where json == .proto3 && scalar.isMapped: .any
    case .scalar(let scalar, let format, let isQuoted): scalar.kind(format, isQuoted: isQuoted)
    case .list: .array
    case .map: .object
    case .named(_, .model, _), .named(_, .union, _): .object
    case .named(_, .enumeration, _):
      if case .enumeration(let enumeration) = declaration(type), enumeration.raw != .string {
        json == .proto3 || enumeration.json == .proto3 ? .any : .number
      } else {
        .string
      }
    default: .any
    }
  }
}

extension APIField {
  /// A value that lacks the key is refused.
  fileprivate var isRequired: Bool {
    defaultValue == nil && !type.isOptional && !type.isCollection
  }
}

extension Scalar {
  /// Numbers that protobuf's mapping to JSON writes as strings, some or all.
  fileprivate var isMapped: Bool {
    switch self {
    case .int64, .uint64, .sint64, .fixed64, .sfixed64, .float, .double: true
    default: false
    }
  }

  fileprivate func kind(_ format: Format?, isQuoted: Bool) -> JSONKind {
    switch self {
    case .bool: .bool
    case .json: .any
    case .datetime, .duration: format?.isNumeric == true ? .number : .string
    case .string, .bytes, .uuid, .url, .date: .string
    default: isQuoted ? .any : .number
    }
  }
}

extension Format {
  fileprivate var isNumeric: Bool {
    switch self {
    case .epochSeconds, .epochMillis, .seconds, .millis: true
    case .rfc3339, .httpDate, .iso8601: false
    }
  }
}
