/// By which rules a model and JSON correspond.
public enum JSONMapping: Hashable, Sendable {
  /// Those of its codecs: numbers as numbers, enums by raw values.
  case plain
  /// Those of protobuf version 3 ("ProtoJSON"): 64-bit integers as strings, enums by names, names in
  /// both spellings.
  case proto3
}
