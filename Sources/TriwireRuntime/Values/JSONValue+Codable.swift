import Foundation

extension JSONValue: Codable {
  /// Decodes whatever the decoder holds. The order of an object's members is the decoder's.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Name.self) {
      self = try .object(JSONValue.members(container))
    } else if var container = try? decoder.unkeyedContainer() {
      self = try .array(JSONValue.elements(&container))
    } else {
      self = try JSONValue.scalar(decoder.singleValueContainer())
    }
  }

  private static func members(
    _ container: KeyedDecodingContainer<Name>
  ) throws -> JSONObject {
    try JSONObject(
      container.allKeys.map { ($0.stringValue, try container.decode(JSONValue.self, forKey: $0)) })
  }

  private static func elements(
    _ container: inout any UnkeyedDecodingContainer
  ) throws -> [JSONValue] {
    var elements: [JSONValue] = []
    while !container.isAtEnd { elements.append(try container.decode(JSONValue.self)) }
    return elements
  }

  private static func scalar(_ container: any SingleValueDecodingContainer) throws -> JSONValue {
    if container.decodeNil() { return .null }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(Int64.self) { return .number(JSONNumber(value)) }
    if let value = try? container.decode(UInt64.self) { return .number(JSONNumber(value)) }
    if let value = try? container.decode(Decimal.self), let number = JSONNumber(value) {
      return .number(number)
    }
    if let value = try? container.decode(Double.self), let number = JSONNumber(value) {
      return .number(number)
    }
    return .string(try container.decode(String.self))
  }

  /// Encodes the value; a number as the first of `Int64`, `UInt64`, `Decimal` and `Double` that
  /// holds it.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let object):
      var container = encoder.container(keyedBy: Name.self)
      for member in object {
        try container.encode(member.value, forKey: Name(stringValue: member.name))
      }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    default:
      var container = encoder.singleValueContainer()
      try encodeScalar(to: &container)
    }
  }

  private func encodeScalar(to container: inout any SingleValueEncodingContainer) throws {
    switch self {
    case .bool(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .number(let number): try number.encode(to: &container)
    case .null, .array, .object: try container.encodeNil()
    }
  }

  /// The name of a member.
  private struct Name: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
      self.stringValue = stringValue
      intValue = nil
    }

    init?(intValue: Int) { return nil }
  }
}

extension JSONNumber {
  fileprivate func encode(to container: inout any SingleValueEncodingContainer) throws {
    if let value = int64 {
      try container.encode(value)
    } else if let value = uint64 {
      try container.encode(value)
    } else if let value = decimal {
      try container.encode(value)
    } else if let value = double {
      try container.encode(value)
    } else {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: container.codingPath, debugDescription: "no type holds the number \(text)"))
    }
  }
}
