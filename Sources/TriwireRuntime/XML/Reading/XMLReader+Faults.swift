extension XMLReader {
  /// Notes a fault at the position.
  @inline(never)
  mutating func fail(_ kind: XMLError.Kind, _ reason: String) -> CodecFailure {
    fault = Fault(kind: kind, offset: position - start, reason: reason)
    return CodecFailure()
  }

  /// Notes that the text at the position isn't what XML wants there.
  @inline(never)
  mutating func expected(_ wanted: StaticString) -> CodecFailure {
    guard position < end else {
      return fail(.unexpectedEnd, "expected \(wanted), found the end of the document")
    }
    return fail(.malformed, "expected \(wanted), found \(found)")
  }

  /// Notes that a text isn't what the model wants.
  @inline(never)
  mutating func mismatch(
    _ wanted: StaticString, _ text: XMLText, _ kind: XMLError.Kind = .mismatch
  ) -> CodecFailure {
    fail(kind, "expected \(wanted), found \(text.quoted)", at: text)
  }

  /// Notes a fault in a text, where the document has it as it is.
  @inline(never)
  mutating func fail(_ kind: XMLError.Kind, _ reason: String, at text: XMLText) -> CodecFailure {
    let failure = fail(kind, reason)
    if let first = text.bytes.baseAddress, first >= start, first < end {
      fault = Fault(kind: kind, offset: first - start, reason: reason)
    }
    return failure
  }

  /// What stands at the position, short enough for a message.
  private var found: String {
    let bytes = rest.prefix(20).prefix { $0 > 0x20 }
    guard !bytes.isEmpty else { return "white space" }
    var excerpt = bytes
    while let last = excerpt.last, last & 0xC0 == 0x80, excerpt.count > 16 {
      excerpt = excerpt.dropLast()
    }
    if let last = excerpt.last, last >= 0xC0, excerpt.count > 1 { excerpt = excerpt.dropLast() }
    return String(decoding: excerpt, as: UTF8.self)
  }

  /// Notes that an element stands twice.
  @inline(never)
  mutating func duplicate(_ name: String) -> CodecFailure {
    path.prepend(.member(name))
    return fail(.duplicate, "the element stands here twice")
  }

  /// Notes that an element or an attribute isn't there.
  @inline(never)
  mutating func missing(_ name: String) -> CodecFailure {
    path.prepend(.member(name))
    return fail(.missing, "a value is needed, but the element has none")
  }

  /// What the user is told.
  func error(_ source: borrowing XMLSource) -> XMLError {
    XMLError(
      kind: fault?.kind ?? .malformed, offset: source.offset(of: fault?.offset ?? position - start),
      path: path.text, reason: fault?.reason ?? "not an XML document")
  }
}

extension XMLError {
  static var emptyDocument: XMLError {
    XMLError(
      kind: .unexpectedEnd, offset: 0, path: "",
      reason: "expected an element, found the end of the document")
  }

  static func documentTooLarge(_ limit: Int) -> XMLError {
    XMLError(
      kind: .tooLarge, offset: limit, path: "", reason: "the document has more than \(limit) bytes")
  }

  static func invalidCharacter(_ fault: XMLCharacters.Fault, at offset: Int) -> XMLError {
    XMLError(
      kind: fault.isEncoding ? .invalidEncoding : .malformed, offset: offset, path: "",
      reason: fault.isEncoding
        ? "the document is not UTF-8" : "a character that XML doesn't allow")
  }
}
