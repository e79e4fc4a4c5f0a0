import TriwireModel
import TriwireSpec

extension Scope {
  /// The codec of a value inside a table that corresponds to JSON by some rules, as an implicit
  /// member: `.optional(.list(.string))`.
  func codec(_ use: TypeUse, under json: JSONMapping? = nil) -> String {
    use.codec(naming: json == .proto3 ? [] : namedEnumerations)
  }

  /// The codec of a field's value as its row has it.
  func codec(_ field: APIField, under json: JSONMapping?) -> String {
    let codec = field.type.codec(
      naming: json == .proto3 ? [] : namedEnumerations,
      isUnpacked: field.number != nil && field.isUnpacked)
    return field.hidden(field.isIndirect ? ".indirect(\(codec))" : codec)
  }

  /// The codec of a whole body, or of a member that is put beside those of a table.
  func bodyCodec(_ use: TypeUse, under json: JSONMapping?) -> String {
    let codec = codec(use, under: json)
    return json == .proto3 && use.holdsUntabled ? ".proto3(\(codec))" : codec
  }
}

extension APIField {
  /// The codec of a parameter or a header.
  var parameterCodec: String { hidden(type.codec) }

  /// The codec that quotes no value, for what is sensitive.
  fileprivate func hidden(_ codec: String) -> String {
    isSensitive ? ".sensitive(\(codec))" : codec
  }
}

extension TypeUse {
  /// Values of it hold something that JSON may have in another form and that stands in no table:
  /// models and unions know by themselves how they travel.
  fileprivate var holdsUntabled: Bool {
    switch self {
    case .scalar(let scalar, _, _): ![.bool, .string, .json].contains(scalar)
    case .named(_, let kind, _): kind == .enumeration || kind == .newtype
    case .list(let inner), .optional(let inner), .patch(let inner), .alias(_, _, let inner),
      .map(_, let inner):
      inner.holdsUntabled
    case .parameter, .file: false
    }
  }
}
