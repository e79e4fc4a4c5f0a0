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

  /// Whether a key may name what an endpoint refers to by its name or does without by `none`.
  func checkedPolicyName(_ name: Located<String>) -> Bool {
    guard name.value == "none" else { return checkedName(name) }
    error("'none' can't be a name here: where names stand it means nothing", at: name.location)
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
    if name.value.isToken { return true }
    error("'\(name.value)' is no header or cookie name", at: name.location)
    return false
  }

  /// Text that can stand in a header.
  func headerValue() -> Located<String>? {
    guard let text = text() else { return nil }
    guard text.value.isHeaderValue else {
      error("a header's value holds only visible ASCII characters, and spaces between them")
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

  /// The media type of a text.
  func textType() -> Located<String>? {
    guard let type = mediaType() else { return nil }
    guard type.value.allowsUTF8 else {
      error("a text is sent in UTF-8")
      return nil
    }
    return type
  }
}

extension String {
  /// Can be the name of a header.
  package var isToken: Bool { !isEmpty && utf8.allSatisfy(\.isPartOfToken) }

  /// Whether a media type names no charset, or UTF-8.
  package var allowsUTF8: Bool {
    split(separator: ";").dropFirst().allSatisfy { parameter in
      let text = parameter.lowercased().filter { !" \t\"".contains($0) }
      return !text.hasPrefix("charset=") || ["charset=utf-8", "charset=utf8"].contains(text)
    }
  }

  /// Visible ASCII characters, and spaces and tabs between them: RFC 9110 section 5.5 leaves the
  /// meaning of other bytes open.
  package var isHeaderValue: Bool {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let ends = [utf8.first, utf8.last].compactMap(\.self)
    return !ends.contains(where: isBlank)
      && utf8.allSatisfy { isBlank($0) || (0x21...0x7E).contains($0) }
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
