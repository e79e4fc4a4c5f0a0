// Models, enums, unions and newtypes that declare `Codable` get it through their JSON form.

extension Codec {
  fileprivate func decode(from decoder: any Decoder) throws -> Value {
    do {
      let json = try Codec<JSONValue>.json.json(JSONValue(from: decoder))
      return try decode(json: json)
    } catch let error as JSONError {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: error.description,
          underlyingError: error))
    }
  }

  fileprivate func encode(_ value: Value, to encoder: any Encoder) throws {
    do {
      try Codec<JSONValue>.json.decode(json: json(value)).encode(to: encoder)
    } catch let error as JSONError {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: encoder.codingPath, debugDescription: error.description,
          underlyingError: error))
    }
  }
}

extension WireModel where Self: Codable {
  /// Decodes what the model's JSON form is made of.
  public init(from decoder: any Decoder) throws {
    self = try Codec<Self>.model.decode(from: decoder)
  }

  /// Encodes what the model's JSON form is made of.
  public func encode(to encoder: any Encoder) throws {
    try Codec<Self>.model.encode(self, to: encoder)
  }
}

extension WireUnion where Self: Codable {
  /// Decodes what the union's JSON form is made of.
  public init(from decoder: any Decoder) throws {
    self = try Codec<Self>.union.decode(from: decoder)
  }

  /// Encodes what the union's JSON form is made of.
  public func encode(to encoder: any Encoder) throws {
    try Codec<Self>.union.encode(self, to: encoder)
  }
}

extension WireEnum where Self: Codable {
  /// Decodes the raw value.
  public init(from decoder: any Decoder) throws {
    self = try Codec<Self>.enumeration.decode(from: decoder)
  }

  /// Encodes the raw value.
  public func encode(to encoder: any Encoder) throws {
    try Codec<Self>.enumeration.encode(self, to: encoder)
  }
}

extension WireNewtype where Self: Codable {
  /// Decodes the wrapped value.
  public init(from decoder: any Decoder) throws {
    self = try Codec<Self>.newtype.decode(from: decoder)
  }

  /// Encodes the wrapped value.
  public func encode(to encoder: any Encoder) throws {
    try Codec<Self>.newtype.encode(self, to: encoder)
  }
}
