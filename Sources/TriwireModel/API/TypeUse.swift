package import TriwireSpec

/// A use of a type with everything resolved.
package indirect enum TypeUse: Hashable, Sendable {
  /// `format` is `nil` for the scalar's own form; `isQuoted` writes a number as a JSON string.
  case scalar(Scalar, format: Format?, isQuoted: Bool)
  case named(TypeName, kind: NamedKind, arguments: [TypeUse])
  /// A generic parameter of the surrounding declaration.
  case parameter(Identifier)
  case list(TypeUse)
  case map(key: TypeUse, value: TypeUse)
  case optional(TypeUse)
  case patch(TypeUse)
  /// An alias: shown under its own name, travels as what it stands for.
  case alias(TypeName, arguments: [TypeUse], target: TypeUse)
  /// A file on disk; only in a multipart body.
  case file
}

package enum NamedKind: Hashable, Sendable {
  case model, enumeration, union, newtype
}

/// The Swift name of a declared type: `Pet`, or `Pet.Status` for an enumeration nested in a model.
package struct TypeName: Hashable, Sendable {
  package var path: [Identifier]

  package init(_ path: [Identifier]) {
    self.path = path
  }
}

/// A default or a constant, checked against its type.
package indirect enum Literal: Equatable, Sendable {
  case bool(Bool)
  /// Any integer type, in decimal.
  case integer(String)
  /// A finite `float` or `double` in a form that Swift reads.
  case floating(String)
  /// In decimal, exact.
  case decimal(String)
  case string(String)
  case enumCase(Identifier)
  /// A case of an open enum that the spec doesn't list can't be a default, so this is all.
  case newtype(TypeName, Literal)
  case emptyList, emptyMap
  /// Text of a `uuid`, `url`, `date`, `datetime`, `duration` or base64 `bytes`, checked.
  case text(Scalar, String)
}
