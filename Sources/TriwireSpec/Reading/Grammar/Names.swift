import TriwireYAML

extension Value {
  /// A name that is declared or referred to: letters, digits, `_` and `-`.
  func name() -> Located<String>? {
    guard let text = text() else { return nil }
    return checkedName(text) ? text : nil
  }

  /// Names with dots between them.
  func qualifiedName() -> Located<String>? {
    guard let text = text() else { return nil }
    let parts = text.value.split(separator: ".", omittingEmptySubsequences: false)
    if parts.allSatisfy(\.isName) { return text }
    error("'\(text.value)' is no name with a package", suggestion: "write package.name")
    return nil
  }

  /// Whether a key may name an endpoint, a server, an envelope, a group or an auth scheme.
  func checkedName(_ name: Located<String>) -> Bool {
    if name.value.isName { return true }
    error(
      "'\(name.value)' is no name: use letters, digits, '_' and '-', beginning with a letter",
      at: name.location)
    return false
  }

  /// A Swift identifier without backticks, for `swift:`.
  func identifier() -> Located<String>? {
    guard let text = text() else { return nil }
    let bytes = text.value.utf8
    guard let first = bytes.first, !first.isDigit, bytes.allSatisfy(\.isPartOfName),
      text.value != "_"
    else {
      error("'\(text.value)' is no Swift identifier")
      return nil
    }
    return text
  }

  /// The name of a header or a cookie: a token of RFC 9110 (section 5.6.2).
  func token() -> Located<String>? {
    guard let text = text() else { return nil }
    return checkedToken(text) ? text : nil
  }

  func checkedToken(_ name: Located<String>) -> Bool {
    if !name.value.isEmpty, name.value.utf8.allSatisfy(\.isPartOfToken) { return true }
    error("'\(name.value)' is no header or cookie name", at: name.location)
    return false
  }

  /// Text that can stand in a header: visible ASCII characters and spaces.
  func headerValue() -> Located<String>? {
    guard let text = text() else { return nil }
    guard text.value.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      error("a header's value holds only visible ASCII characters and spaces")
      return nil
    }
    return text
  }

  /// `type/subtype`, with parameters if need be.
  func mediaType() -> Located<String>? {
    guard let text = headerValue() else { return nil }
    let essence = text.value.prefix { $0 != ";" && $0 != " " }
    let parts = essence.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isPartOfToken) })
    else {
      error("'\(text.value)' is no media type", suggestion: "write type/subtype, as in image/png")
      return nil
    }
    return text
  }
}

extension StringProtocol {
  fileprivate var isName: Bool {
    guard let first = utf8.first, first.isPartOfName, !first.isDigit else { return false }
    return utf8.allSatisfy { $0.isPartOfName || $0 == UInt8(ascii: "-") }
  }
}

extension UInt8 {
  fileprivate var isPartOfToken: Bool {
    isLetter || isDigit || "!#$%&'*+-.^_`|~".utf8.contains(self)
  }
}
