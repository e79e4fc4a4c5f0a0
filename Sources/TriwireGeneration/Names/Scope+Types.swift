import TriwireModel
import TriwireSpec

extension Scope {
  /// A type as it is written here: `[Pet]?`.
  func type(_ use: TypeUse) -> String {
    switch use {
    case .scalar(let scalar, _, _): name(scalar.swiftName)
    case .named(let name, _, let arguments): self.name(name) + list(arguments)
    case .alias(let name, let arguments, _): self.name(name) + list(arguments)
    case .parameter(let name): name.declared
    case .list(let element): "[\(type(element))]"
    case .map(let key, let value): "[\(type(key)): \(type(value))]"
    case .optional(let wrapped): type(wrapped) + "?"
    case .patch(let wrapped): "\(name(.Patch))<\(type(wrapped))>"
    case .file: name(.UploadFile)
    }
  }

  /// What a body holds: `Void` for none.
  func type(_ content: APIContent) -> String {
    switch content {
    case .none: name(.Void)
    case .text: name(.String)
    case .file: name(.DownloadedFile)
    case .stream(let element, _): "\(name(.MessageStream))<\(type(element))>"
    case .bytes: name(.Data)
    case .value(let use): type(use)
    }
  }

  private func list(_ arguments: [TypeUse]) -> String {
    arguments.isEmpty ? "" : "<\(arguments.map(type).joined(separator: ", "))>"
  }
}

extension TypeUse {
  /// What the type is once aliases are looked through at its outside.
  var resolved: TypeUse {
    if case .alias(_, _, let target) = self { return target.resolved }
    return self
  }

  /// What is there when something is, aliases of optionals looked through.
  var withoutOptional: TypeUse {
    if case .optional(let wrapped) = resolved { wrapped.withoutOptional } else { self }
  }
}

extension Scalar {
  var swiftName: LibraryName {
    switch self {
    case .bool: .Bool
    case .int32, .sint32, .sfixed32: .Int32
    case .int64, .sint64, .sfixed64: .Int64
    case .uint32, .fixed32: .UInt32
    case .uint64, .fixed64: .UInt64
    case .float: .Float
    case .double: .Double
    case .decimal: .Decimal
    case .string: .String
    case .bytes: .Data
    case .uuid: .UUID
    case .url: .URL
    case .datetime: .Date
    case .date: .CalendarDate
    case .duration: .Duration
    case .json: .JSONValue
    }
  }
}
