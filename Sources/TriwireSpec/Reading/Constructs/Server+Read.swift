import TriwireYAML

extension Server {
  /// A URL, or a mapping with `url`.
  static func read(_ name: Located<String>, _ value: Value) -> Server? {
    guard value.checkedName(name) else { return nil }
    guard value.isMapping else {
      return url(value).map { Server(name: name, url: $0, variables: []) }
    }
    return value.mapping("a server") { keys in
      let doc = keys.take("doc") { $0.doc() }
      let variables = keys.named("variables", Variable.read)
      return keys.require("url", url).map { url in
        Server(name: name, doc: doc, url: url, variables: variables)
      }
    }
  }

  private static func url(_ value: Value) -> Located<String>? {
    guard let text = value.text() else { return nil }
    guard text.value.utf8.allSatisfy(\.isPartOfURL) else {
      value.error("a URL holds no spaces and only ASCII characters: percent-encode the others")
      return nil
    }
    guard isAbsolute(text.value) else {
      value.error("the URL of a server begins with http:// or https://")
      return nil
    }
    guard !text.value.utf8.contains(where: "?#".utf8.contains) else {
      value.error("the URL of a server has no query and no fragment")
      return nil
    }
    return hasPairedBraces(text.value) ? text : unpaired(value)
  }

  /// Whether there is a scheme of HTTP, or a variable that may hold it, and something behind it.
  private static func isAbsolute(_ url: String) -> Bool {
    let url = url.lowercased()
    return url.hasPrefix("{")
      || ["http://", "https://"].contains { url.hasPrefix($0) && url != $0 }
  }

  private static func unpaired(_ value: Value) -> Located<String>? {
    value.error("the braces of a URL's variables come in pairs: {name}")
    return nil
  }

  private static func hasPairedBraces(_ url: String) -> Bool {
    var isOpen = false
    for byte in url.utf8 where byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
      guard isOpen == (byte == UInt8(ascii: "}")) else { return false }
      isOpen.toggle()
    }
    return !isOpen && !url.contains("{}")
  }
}

extension Server.Variable {
  /// The default's text, or a mapping with `default`.
  static func read(_ name: Located<String>, _ value: Value) -> Server.Variable? {
    guard Field.checkName(name, value) else { return nil }
    guard value.isMapping else {
      return value.anyText().map { Server.Variable(name: name, defaultValue: $0, values: []) }
    }
    return value.mapping("a server variable") { keys in
      let values = keys.list("values") { $0.anyText() }
      return keys.require("default") { $0.anyText() }.map { text in
        check(text, among: values, value)
        return Server.Variable(name: name, defaultValue: text, values: values)
      }
    }
  }

  private static func check(
    _ text: Located<String>, among values: [Located<String>], _ value: Value
  ) {
    guard !values.isEmpty, !values.contains(where: { $0.value == text.value }) else { return }
    value.error("the default '\(text.value)' is none of the values", at: text.location)
  }
}

extension UInt8 {
  /// The characters of RFC 3986, and the braces of variables.
  fileprivate var isPartOfURL: Bool {
    (0x21...0x7E).contains(self) && !"\"\\<>^`|".utf8.contains(self)
  }
}
