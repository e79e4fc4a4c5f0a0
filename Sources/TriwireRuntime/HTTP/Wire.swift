/// A format that bodies of models are written in.
public enum Wire: Hashable, Sendable, CaseIterable {
  /// RFC 8259.
  case json
  /// XML 1.0 with namespaces.
  case xml
  /// Protobuf's binary encoding, version 3.
  case protobuf
}
