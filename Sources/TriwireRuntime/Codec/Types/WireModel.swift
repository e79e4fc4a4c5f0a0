public import Foundation

/// A struct whose stored properties are listed in a table, which is all that the codecs need.
///
/// Two models are equal when the properties in their tables are. The table compares and hashes them,
/// so that the compiler needn't write `==` and `hash(into:)` for every model; one that declares its
/// own has that instead. What the compiler writes is about twice as fast, and more for dictionaries
/// (`make bench`): declare it where a model is compared in a hot loop.
public protocol WireModel: WireValue, Hashable {
  /// One row for every stored property.
  static var fields: FieldTable<Self> { get }
}

extension WireModel {
  /// Whether all properties in the table are equal.
  public static func == (first: Self, second: Self) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { fields.record.areEqual(first, $0) }
    }
  }

  /// Adds all properties in the table to the hash.
  public func hash(into hasher: inout Hasher) {
    withUnsafePointer(to: self) { Self.fields.record.hash($0, into: &hasher) }
  }

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
