/// What a template reads.
///
/// ```swift
/// let pet: Value = ["name": "Rex", "tags": ["dog", "old"], "note": .null]
/// ```
package enum Value: Equatable, Sendable {
  /// Known to be absent: renders as nothing, is false as a section, and hides outer values of the
  /// same name.
  case null
  case bool(Bool)
  /// Never false as a section, not even when empty.
  case text(String)
  /// Repeats a section; false when empty.
  case list([Value])
  /// The same for values that are made when they are written.
  case series(Series)
  /// A list of texts, as nearly all lists are.
  case lines(Lines)
  case object(Object)
}

extension Value: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(nilLiteral: ()) { self = .null }

  package init(booleanLiteral value: Bool) { self = .bool(value) }

  package init(stringLiteral value: String) { self = .text(value) }

  package init(arrayLiteral elements: Value...) { self = .list(elements) }

  package init(dictionaryLiteral elements: (Object.Key, Value)...) {
    self = .object(Object(fields: elements))
  }
}

extension Value {
  /// The text, or ``null`` for `nil`.
  package init(_ text: String?) {
    self = text.map(Value.text) ?? .null
  }
}
