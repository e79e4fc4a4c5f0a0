/// Any JSON value (RFC 8259), kept so that it is written as it was read: numbers digit by digit,
/// the members of an object in their order.
///
/// Two objects are equal when they have the same members, in any order. Two numbers are equal when
/// their texts are: `1` and `1.0` differ.
public indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

extension JSONValue {
  /// The member of an object; nil when there is none or this isn't an object.
  public subscript(name: String) -> JSONValue? {
    if case .object(let object) = self { object[name] } else { nil }
  }

  /// The element of an array; nil beyond its ends or when this isn't an array.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Whether this is `null`.
  public var isNull: Bool { self == .null }

  /// The value of `true` or `false`; nil for anything else.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The number; nil for anything else.
  public var number: JSONNumber? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The number, if it is an integer that 64 bits hold; `1.0` and `1e2` are integers.
  public var int64: Int64? { number?.int64 }

  /// The value nearest to the number; nil for anything else or when a `Double` can't reach it.
  public var double: Double? { number?.double }

  /// The string; nil for anything else.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The elements of an array; nil for anything else.
  public var array: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The members of an object; nil for anything else.
  public var object: JSONObject? {
    if case .object(let value) = self { value } else { nil }
  }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// `null`.
  public init(nilLiteral: ()) { self = .null }
  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// An integer.
  public init(integerLiteral value: Int64) { self = .number(JSONNumber(value)) }
  /// A number; one that isn't finite becomes `null`, since JSON has no text for it.
  public init(floatLiteral value: Double) {
    self = JSONNumber(value).map(JSONValue.number) ?? .null
  }
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// An array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object, its members in the order written.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(JSONObject(members))
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as compact JSON.
  public var description: String { String(decoding: JSONWriter.bytes(of: self), as: UTF8.self) }
}
