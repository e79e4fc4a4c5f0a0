/// By which rules a model and JSON correspond.
public enum JSONMapping: Hashable, Sendable {
  /// Those of its codecs: numbers as numbers, enums by raw values.
  case plain
  /// Those of protobuf version 3 ("ProtoJSON"): 64-bit integers as strings, enums by names, names in
  /// both spellings, zeros left out.
  case proto3
  /// ``proto3``, and the model is the value of its only field, as JSON has protobuf's wrapper types,
  /// `Struct` and `ListValue`.
  case proto3Wrapper
  /// The only field, a list of paths, is one string of lowerCamelCase paths with commas between them,
  /// as JSON has protobuf's `FieldMask`.
  case proto3FieldMask

  /// Whether JSON has the value of the only field in the place of an object.
  var isWrapper: Bool { self == .proto3Wrapper || self == .proto3FieldMask }
}
