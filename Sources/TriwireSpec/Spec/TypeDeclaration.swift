/// One entry of `types`.
package struct TypeDeclaration: Sendable {
  /// Without generic parameters: `Page` for `Page<T>`.
  package var name: Located<String>
  package var parameters: [Located<String>]
  @Rare package var swiftName: Located<String>?
  package var doc: String?
  @Rare package var deprecated: Located<Deprecation>?
  package var kind: Kind
  @Rare package var xml: XMLType?
  package var json: JSONMapping?
  /// The message's or enum's name in protobuf, when it differs.
  @Rare package var protoName: Located<String>?
  /// The declaration asks for `Codable` (`codable: true`).
  @Rare package var codable: Located<Bool>?

  package enum Kind: Sendable {
    case model(ModelBody)
    case enumeration(EnumBody)
    case union(UnionBody)
    case alias(TypeReference)
    case newtype(TypeReference)
  }
}

package struct ModelBody: Sendable {
  package var includes: [TypeReference]
  package var fields: [Field]
  /// Field numbers that may not be used.
  package var reserved: [Located<ClosedRange<Int>>]
}

/// An enumeration, declared or inline in a field.
package struct EnumBody: Sendable {
  /// `string` unless said otherwise.
  package var rawType: TypeReference?
  package var values: [EnumValue]
  package var isClosed: Bool
  package var reserved: [Located<ClosedRange<Int>>]
}

package struct EnumValue: Sendable {
  /// What travels, as text; for an integer enum its decimal form.
  package var raw: Located<String>
  /// The key it was declared under, or the raw text of a list entry.
  package var name: Located<String>
  package var swiftName: Located<String>?
  package var doc: String?
  package var deprecated: Located<Deprecation>?
  /// The protobuf number; an integer enum's value serves when it is absent.
  package var number: Located<Int>?
  /// The value's name in protobuf, when it differs.
  package var protoName: Located<String>?
}

package struct UnionBody: Sendable {
  package var style: Style
  package var cases: [UnionCase]

  package enum Style: Equatable, Sendable {
    /// `{"circle": {…}}`.
    case keyed
    /// `{"kind": "cat", …}`.
    case discriminated(Located<String>)
    /// The first that fits.
    case untagged
  }
}

package struct UnionCase: Sendable {
  /// The key or the tag; the type's own text for an untagged union.
  package var name: Located<String>
  package var swiftName: Located<String>?
  package var doc: String?
  package var type: TypeReference
  package var number: Located<Int>?
  package var xml: XMLField?
}

/// A use of a type, as written.
package indirect enum TypeReference: Sendable {
  /// A built-in scalar.
  case scalar(Located<Scalar>)
  /// A type of the spec or a generic parameter, with its arguments.
  case named(Located<String>, arguments: [TypeReference])
  case list(TypeReference, Location)
  /// The key is `string` when not written.
  case map(key: TypeReference, value: TypeReference, Location)
  case optional(TypeReference, Location)
  /// Only as a field's outermost type.
  case patch(TypeReference, Location)
}

package enum Scalar: String, Hashable, Sendable, CaseIterable {
  case bool
  case int32, int64, uint32, uint64
  case sint32, sint64, fixed32, fixed64, sfixed32, sfixed64
  case float, double, decimal
  case string, bytes, uuid, url
  case datetime, date, duration
  case json
}
