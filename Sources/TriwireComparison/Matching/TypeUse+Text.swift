import TriwireModel
import TriwireSpec

extension TypeUse {
  /// With aliases taken off.
  var resolved: TypeUse {
    if case .alias(_, _, let target) = self { target.resolved } else { self }
  }

  var isOptional: Bool {
    if case .optional = resolved { true } else { false }
  }

  var withoutOptional: TypeUse {
    if case .optional(let wrapped) = resolved { wrapped.withoutOptional } else { resolved }
  }

  /// Nothing need be given for it: it is optional, or a collection, which may be empty.
  var isOmissible: Bool {
    switch resolved {
    case .optional, .patch, .list, .map: true
    default: false
    }
  }

  /// The types it is made of.
  var parts: [TypeUse] {
    switch self {
    case .scalar, .parameter, .file: []
    case .named(_, _, let arguments): arguments
    case .alias(_, let arguments, let target): arguments + [target]
    case .list(let inner), .optional(let inner), .patch(let inner): [inner]
    case .map(let key, let value): [key, value]
    }
  }

  /// The declaration that a use leads to; that around it for a nested enumeration.
  var declaredName: Identifier? {
    switch self {
    case .named(let name, _, _), .alias(let name, _, _): name.path.first
    default: nil
    }
  }

  /// As specs write it.
  var text: String {
    switch self {
    case .scalar(let scalar, let format, let isQuoted):
      scalar.rawValue + (format.map { " (\($0.rawValue))" } ?? "") + (isQuoted ? " (text)" : "")
    case .named(let name, _, let arguments), .alias(let name, let arguments, _):
      name.path.map(\.text).joined(separator: ".") + Self.list(arguments)
    case .parameter(let name): name.text
    case .list(let element): "list<\(element.text)>"
    case .map(let key, let value):
      key.text == "string" ? "map<\(value.text)>" : "map<\(key.text):\(value.text)>"
    case .optional(let wrapped): wrapped.text + "?"
    case .patch(let wrapped): "patch<\(wrapped.text)>"
    case .file: "file"
    }
  }

  private static func list(_ arguments: [TypeUse]) -> String {
    arguments.isEmpty ? "" : "<\(arguments.map(\.text).joined(separator: ", "))>"
  }
}

extension Declaration {
  /// The types that it holds.
  var parts: [TypeUse] {
    switch self {
    case .model(let model): model.fields.map(\.type)
    case .union(let union): union.cases.map(\.type)
    case .newtype(let newtype): [newtype.type]
    case .alias(let alias): [alias.type]
    case .enumeration: []
    }
  }
}

extension Scalar {
  /// The same for scalars that are one type in Swift.
  var swiftText: String {
    switch self {
    case .int32, .sint32, .sfixed32: "Int32"
    case .int64, .sint64, .sfixed64: "Int64"
    case .uint32, .fixed32: "UInt32"
    case .uint64, .fixed64: "UInt64"
    default: rawValue
    }
  }
}

extension APIContent {
  var type: TypeUse? {
    switch self {
    case .value(let type), .stream(let type, _): type
    case .none, .text, .bytes, .file: nil
    }
  }

  /// As specs write it.
  var text: String {
    switch self {
    case .none: "none"
    case .text: "text"
    case .bytes: "bytes"
    case .file: "file"
    case .value(let type): type.text
    case .stream(let type, _): "a stream of \(type.text)"
    }
  }
}

extension APIResponse {
  var contents: [APIContent] {
    switch self {
    case .content(let content): [content]
    case .detailed(let response): response.cases.map(\.content)
    }
  }
}

extension APIFailure {
  /// Each declared status with what it holds, in the order of the spec.
  var statuses: [(pattern: StatusPattern, content: APIContent)] {
    switch self {
    case .none: []
    case .single(let content, let statuses): statuses.map { ($0, content) }
    case .several(let cases, let statuses):
      statuses.compactMap { status in
        cases.indices.contains(status.index) ? (status.pattern, cases[status.index].content) : nil
      }
    }
  }

  var contents: [APIContent] { statuses.map(\.content) }
}
