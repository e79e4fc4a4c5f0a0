package import TriwireSpec

/// One type of the API.
package indirect enum Declaration: Sendable {
  case model(Model)
  case enumeration(Enumeration)
  case union(Union)
  case newtype(Newtype)
  case alias(Alias)
}

/// A struct with a field table.
package struct Model: Sendable {
  /// The name on the wire, which is the spec's name.
  package var wireName: String
  package var name: Identifier
  package var parameters: [Identifier]
  package var documentation: Documentation
  /// Own and included fields, in table order.
  package var fields: [APIField]
  /// Enumerations declared inside fields.
  package var nested: [Enumeration]
  /// `validate()` has something to check in this type or in a model it holds.
  package var isValidated: Bool
  package var isCodable: Bool
  package var xml: XMLElement
  package var protoName: String
  /// `nil`: Triwire's own mapping.
  package var json: JSONMapping?
  /// The property that keeps unknown fields; `nil` for a model that is no protobuf message.
  package var unknownFields: Identifier?
}

package struct APIField: Sendable {
  /// The key in JSON.
  package var wireName: String
  package var name: Identifier
  package var type: TypeUse
  package var defaultValue: Literal?
  package var documentation: Documentation
  package var limits: [Limit]
  /// Stored behind a box, since the type would otherwise contain itself inline.
  package var isIndirect: Bool
  /// `validate()` descends into the value.
  package var validatesInside: Bool
  package var isSensitive: Bool
  /// The field number in protobuf.
  package var number: Int?
  /// A repeated number, truth value or enumeration travels as one run in protobuf.
  package var isPacked: Bool
  package var protoName: String
  package var xml: XMLView

  /// A list that could travel as one run, but must not.
  package var isUnpacked: Bool { !isPacked && type.isPackable }
}

/// A checked constraint, ready to be documented and emitted.
package enum Limit: Equatable, Sendable {
  case minimum(Literal), maximum(Literal)
  case minLength(Int), maxLength(Int)
  case pattern(String)
  case minItems(Int), maxItems(Int)
}

package struct Enumeration: Sendable {
  package enum Raw: Sendable {
    case string
    case int32, int64, uint32, uint64
  }

  package var wireName: String
  package var name: Identifier
  package var documentation: Documentation
  package var raw: Raw
  package var cases: [Case]
  /// False: an unknown value survives in a case of the name `unknownName`.
  package var isClosed: Bool
  package var unknownName: Identifier
  package var isCodable: Bool
  package var protoName: String
  /// What the type says itself.
  package var json: JSONMapping?
  /// Some JSON has the names of a protobuf schema for the values.
  package var isNamedInJSON: Bool

  package struct Case: Sendable {
    package var name: Identifier
    /// The raw text, or an integer's decimal form.
    package var raw: String
    package var documentation: Documentation
    /// In protobuf; an integer's own value when the spec says no other.
    package var number: Int?
    package var protoName: String
  }
}

package struct Union: Sendable {
  package enum Style: Equatable, Sendable {
    case keyed
    case discriminated(String)
    case untagged
  }

  package var wireName: String
  package var name: Identifier
  package var parameters: [Identifier]
  package var documentation: Documentation
  package var style: Style
  package var cases: [Case]
  package var unknownName: Identifier
  /// A case holds the union itself, directly or through other types' inline storage.
  package var isIndirect: Bool
  package var isCodable: Bool
  package var xml: XMLElement
  package var protoName: String
  package var json: JSONMapping?

  package struct Case: Sendable {
    package var wireName: String
    package var name: Identifier
    package var type: TypeUse
    package var documentation: Documentation
    package var number: Int?
    package var xml: XMLView
  }
}

/// A distinct struct around one value.
package struct Newtype: Sendable {
  package var wireName: String
  package var name: Identifier
  package var type: TypeUse
  package var documentation: Documentation
  package var isCodable: Bool
}

/// A `typealias`. Uses of it are resolved, so that codecs see what it stands for.
package struct Alias: Sendable {
  package var wireName: String
  package var name: Identifier
  package var parameters: [Identifier]
  package var type: TypeUse
  package var documentation: Documentation
}
