public import Foundation

/// A struct whose stored properties are listed in a table, which is all that the codecs need.
public protocol WireModel: WireValue, Hashable {
  /// One row for every stored property.
  static var fields: FieldTable<Self> { get }
}

extension WireModel {
  /// The model as an object.
  public static var codec: Codec<Self> { .model }

  /// Reads a model from a JSON document.
  public init(json: Data, limits: JSONLimits = JSONLimits()) throws(JSONError) {
    self = try Codec.model.decode(json: json, limits: limits)
  }

  /// Reads a model from a JSON document.
  public init(json: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
    self = try Codec.model.decode(json: json, limits: limits)
  }

  /// The model as a compact JSON document, its members in the order of the table.
  public func json() throws(JSONError) -> Data { try Codec.model.json(self) }
}
