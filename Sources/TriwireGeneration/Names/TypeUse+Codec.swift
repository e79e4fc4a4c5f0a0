import TriwireModel
import TriwireSpec

extension TypeUse {
  /// The codec as an implicit member: `.optional(.list(.string))`.
  var codec: String { codec(naming: []) }

  /// The codec where the values of some enumerations are called by their names in a protobuf schema,
  /// and where a list may not be written as one run in protobuf.
  func codec(naming enumerations: Set<TypeName>, isUnpacked: Bool = false) -> String {
    func inner(_ use: TypeUse) -> String {
      use.codec(naming: enumerations, isUnpacked: isUnpacked)
    }
    switch self {
    case .scalar(let scalar, let format, let isQuoted):
      return isQuoted ? ".quoted(\(scalar.codec(format)))" : scalar.codec(format)
    case .named(let name, let kind, _):
      return enumerations.contains(name) ? ".proto3(\(kind.codec))" : kind.codec
    case .alias(_, _, let target): return inner(target)
    case .parameter(let name): return "\(name.declared).codec"
    case .list(let element):
      let list = ".list(\(element.codec(naming: enumerations)))"
      return isUnpacked ? ".unpacked(\(list))" : list
    case .map(let key, let value):
      return key.isPlainText
        ? ".map(\(inner(value)))" : ".map(\(inner(key)), \(inner(value)))"
    case .optional(let wrapped): return ".optional(\(inner(wrapped)))"
    case .patch(let wrapped): return ".patch(\(inner(wrapped)))"
    case .file: return ".bytes"
    }
  }

  private var isPlainText: Bool {
    resolved == .scalar(.string, format: nil, isQuoted: false)
  }
}

extension NamedKind {
  fileprivate var codec: String {
    switch self {
    case .model: ".model"
    case .enumeration: ".enumeration"
    case .union: ".union"
    case .newtype: ".newtype"
    }
  }
}

extension Scalar {
  fileprivate func codec(_ format: Format?) -> String {
    guard let format, format != .rfc3339 else { return ".\(rawValue)" }
    return ".\(rawValue)(\(format.codecMember))"
  }
}

extension Format {
  fileprivate var codecMember: String {
    switch self {
    case .rfc3339: ".rfc3339"
    case .epochSeconds: ".epochSeconds"
    case .epochMillis: ".epochMillis"
    case .httpDate: ".httpDate"
    case .seconds: ".seconds"
    case .millis: ".millis"
    case .iso8601: ".iso8601"
    }
  }
}
