import TriwireYAML

/// What one file of a spec says.
struct Document {
  /// Only the main file has one.
  var header: SpecHeader?
  var declarations: Declarations
  var includes: [Value]

  /// `nil` after errors that leave nothing to go on with.
  init?(_ root: Value, isMain: Bool) {
    let document = root.mapping(isMain ? "a spec" : "an included file") { keys in
      SpecVersion.check(&keys, isMain: isMain)
      let header = isMain ? SpecHeader.take(from: &keys) : SpecHeader.refuse(&keys)
      return Document(
        header: header, declarations: Declarations.take(from: &keys),
        includes: keys.list("include") { $0 })
    }
    guard let document else { return nil }
    self = document
  }

  private init(header: SpecHeader?, declarations: Declarations, includes: [Value]) {
    self.header = header
    self.declarations = declarations
    self.includes = includes
  }
}

/// The keys that any file of a spec may have.
struct Declarations {
  var auth: [AuthScheme] = []
  var envelopes: [Envelope] = []
  var endpoints: [Endpoint] = []
  var types: [TypeDeclaration] = []

  static func take(from keys: inout MappingReader) -> Declarations {
    Declarations(
      auth: keys.named("auth", AuthScheme.read),
      envelopes: keys.named("envelopes", Envelope.read),
      endpoints: keys.named("endpoints", Endpoint.read),
      types: keys.named("types", TypeDeclaration.read))
  }

  mutating func append(_ other: Declarations?) {
    guard let other else { return }
    auth += other.auth
    envelopes += other.envelopes
    endpoints += other.endpoints
    types += other.types
  }
}

/// The version of the spec language.
enum SpecVersion {
  private static let current = "1"

  static func check(_ keys: inout MappingReader, isMain: Bool) {
    guard isMain || keys.has("triwire") else { return }
    _ = keys.require("triwire") { (value: Value) -> String? in
      guard value.plainText != current else { return current }
      value.expected("the language's version, \(current)")
      return nil
    }
  }
}
