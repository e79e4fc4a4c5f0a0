import TriwireModel
import TriwireSpec

extension TypeUse {
  /// The codec as an implicit member: `.optional(.list(.string))`.
  var codec: String {
    switch self {
    case .scalar(let scalar, let format, let isQuoted):
      isQuoted ? ".quoted(\(scalar.codec(format)))" : scalar.codec(format)
    case .named(_, let kind, _): kind.codec
    case .alias(_, _, let target): target.codec
    case .parameter(let name): "\(name.declared).codec"
    case .list(let element): ".list(\(element.codec))"
    case .map(let key, let value):
      key.isPlainText ? ".map(\(value.codec))" : ".map(\(key.codec), \(value.codec))"
    case .optional(let wrapped): ".optional(\(wrapped.codec))"
    case .patch(let wrapped): ".patch(\(wrapped.codec))"
    case .file: ".bytes"
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
