/// One entry of `fields`, and the part that parameters share with fields.
package struct Field: Sendable {
  /// The wire name.
  package var name: Located<String>
  @Rare package var swiftName: Located<String>?
  package var doc: String?
  @Rare package var deprecated: Located<Deprecation>?
  package var type: FieldType
  /// The text after `=` in the type, or of `default:`; not yet checked against the type.
  package var defaultValue: Located<String>?
  /// Applies to the first `datetime` or `duration` inside the type.
  @Rare package var format: Located<Format>?
  package var constraints = Constraints()
  package var isSensitive: Located<Bool>?
  package var number: Located<Int>?
  @Rare package var packed: Located<Bool>?
  @Rare package var json: JSONField?
  @Rare package var xml: XMLField?
  @Rare package var protoName: Located<String>?
}

extension Field {
  /// Says something about how it looks in XML.
  package var hasXMLView: Bool { !_xml.isAbsent }
}

package enum FieldType: Sendable {
  case reference(TypeReference)
  /// An enumeration declared in place; optional with `type: T?` or `optional: true`.
  case enumeration(EnumBody, isOptional: Bool)
}

package enum Format: String, Hashable, Sendable, CaseIterable {
  case rfc3339
  case epochSeconds = "epoch-seconds"
  case epochMillis = "epoch-millis"
  case httpDate = "http-date"
  case seconds, millis, iso8601
}

package struct Constraints: Sendable {
  /// Numbers as written, so that decimals and 64-bit integers stay exact.
  @Rare package var min: Located<String>?
  @Rare package var max: Located<String>?
  @Rare package var minLength: Located<Int>?
  @Rare package var maxLength: Located<Int>?
  @Rare package var pattern: Located<String>?
  @Rare package var minItems: Located<Int>?
  @Rare package var maxItems: Located<Int>?

  package var isEmpty: Bool {
    _min.isAbsent && _max.isAbsent && _minLength.isAbsent && _maxLength.isAbsent
      && _pattern.isAbsent && _minItems.isAbsent && _maxItems.isAbsent
  }
}

/// `json: string` or `json: {name: …, form: string}`.
package struct JSONField: Sendable {
  package var name: Located<String>?
  /// Numbers travel as strings.
  package var writesString: Located<Bool>?
}

/// `xml: attribute`, `xml: text` or a mapping.
package struct XMLField: Sendable {
  package var place: Located<Place>?
  package var name: Located<String>?
  package var namespace: Located<String>?
  package var prefix: Located<String>?
  package var wrapper: Located<String>?
  package var item: Located<String>?
  package var entry: Located<String>?
  package var key: Located<String>?
  package var value: Located<String>?

  package enum Place: String, Hashable, Sendable, CaseIterable {
    case element, attribute, text
  }
}

package struct XMLType: Sendable {
  package var name: Located<String>?
  package var namespace: Located<String>?
  package var prefix: Located<String>?
  /// All scalars become attributes.
  package var attributes: Located<Bool>?
}
