import TriwireYAML

/// What declarations of every kind may carry.
struct Metadata {
  var swiftName: Located<String>?
  var doc: String?
  var deprecated: Located<Deprecation>?

  static func take(from keys: inout MappingReader) -> Metadata {
    Metadata(
      swiftName: keys.take("swift") { $0.identifier() },
      doc: keys.take("doc") { $0.doc() },
      deprecated: keys.take("deprecated", Deprecation.read))
  }
}

extension Deprecation {
  /// `true`, or a sentence that says what to use instead; `false` is as good as nothing.
  static func read(_ value: Value) -> Located<Deprecation>? {
    switch value.plainText {
    case "true": value.located(.plain)
    case "false": nil
    default: value.text().map { Located(.message($0.value), at: $0.location) }
    }
  }
}

/// `proto: {name: …}`.
enum ProtoName {
  /// Of a field or a value.
  static func read(_ value: Value) -> Located<String>? {
    value.mapping("'proto'") { keys in
      keys.require("name") { $0.name() }
    }
  }

  /// Of a type, with its package or without: `google.protobuf.Struct`.
  static func readType(_ value: Value) -> Located<String>? {
    value.mapping("'proto'") { keys in
      keys.require("name") { $0.qualifiedName() }
    }
  }
}
