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
  static func read(_ value: Value) -> Located<String>? {
    read(value) { $0.name() }
  }

  /// That of a type may have its package before it.
  static func readOfType(_ value: Value) -> Located<String>? {
    read(value) { $0.packagedName() }
  }

  private static func read(
    _ value: Value, _ name: (Value) -> Located<String>?
  ) -> Located<String>? {
    value.mapping("'proto'") { keys in keys.require("name", name) }
  }
}
