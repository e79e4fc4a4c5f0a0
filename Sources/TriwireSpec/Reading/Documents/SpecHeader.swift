import TriwireYAML

/// The keys that only the main file of a spec has.
struct SpecHeader {
  var name: Located<String>
  var doc: String?
  var servers: [Server]
  var defaults: Defaults
  var json: JSONMapping?

  /// `nil` without a name.
  static func take(from keys: inout MappingReader) -> SpecHeader? {
    let name = keys.require("name", name)
    let doc = keys.take("doc") { $0.doc() }
    let servers = keys.named("servers", Server.read)
    let defaults = keys.take("defaults", Defaults.read)
    let json = keys.take("json", JSONMapping.read)
    return name.map {
      SpecHeader(
        name: $0, doc: doc, servers: servers, defaults: defaults ?? .none, json: json?.value)
    }
  }

  /// Reports each of these keys in an included file.
  static func refuse(_ keys: inout MappingReader) -> SpecHeader? {
    for key in ["name", "doc", "servers", "defaults", "json"] where keys.has(key) {
      guard let value = keys.take(key) else { continue }
      value.error("'\(key)' stands only in the main file of a spec", at: value.anchor)
    }
    return nil
  }

  /// An UpperCamelCase name in ASCII letters and digits, since it names files and a namespace.
  private static func name(_ value: Value) -> Located<String>? {
    guard let text = value.text() else { return nil }
    guard text.value.isUpperCamelCase else {
      let better = text.value.upperCamelCased
      value.error(
        "the name of a spec is UpperCamelCase in letters and digits",
        suggestion: better.isUpperCamelCase ? "did you mean '\(better)'?" : nil)
      return nil
    }
    return text
  }
}

extension String {
  fileprivate var isUpperCamelCase: Bool {
    utf8.first?.isUppercase == true && utf8.allSatisfy { $0.isLetter || $0.isDigit }
  }

  fileprivate var upperCamelCased: String {
    split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }
}

extension Spec {
  init(_ header: SpecHeader, _ declarations: Declarations) {
    self.init(
      name: header.name, doc: header.doc, servers: header.servers, defaults: header.defaults,
      auth: declarations.auth, envelopes: declarations.envelopes,
      endpoints: declarations.endpoints, types: declarations.types, json: header.json)
  }
}
