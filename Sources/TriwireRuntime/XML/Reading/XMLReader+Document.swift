extension XMLReader {
  /// Passes all that stands before the root, and the root's start tag.
  mutating func passProlog() throws(CodecFailure) {
    if isNext("<?xml"), available > 5, XMLCharacters.isSpace(position[5]) { try passDeclaration() }
    try passMiscellany()
    if isNext("<!DOCTYPE") {
      throw fail(
        .doctype, "a document type declaration is refused; it could name or expand anything")
    }
    guard position < end, position[0] == UInt8(ascii: "<") else { throw expected("an element") }
    try openElement()
  }

  /// Makes sure that nothing but comments and processing instructions follows the root.
  mutating func passEpilog() throws(CodecFailure) {
    try passMiscellany()
    guard position == end else { throw expected("the end of the document") }
  }

  /// Passes white space, comments and processing instructions.
  private mutating func passMiscellany() throws(CodecFailure) {
    repeat { skipSpace() } while try passCommentOrInstruction()
  }

  /// Passes a comment or a processing instruction if one comes next.
  mutating func passCommentOrInstruction() throws(CodecFailure) -> Bool {
    if take("<!--") {
      try passComment()
    } else if isNext("<?") {
      try passInstruction()
    } else {
      return false
    }
    return true
  }

  private mutating func passComment() throws(CodecFailure) {
    try passThrough("--")
    guard take(UInt8(ascii: ">")) else {
      throw position < end ? fail(.malformed, "-- inside a comment") : expected("-->")
    }
  }

  private mutating func passInstruction() throws(CodecFailure) {
    let first = position + 2
    position += 2
    let name = try passName()
    let target = UnsafeBufferPointer(start: first, count: name.count)
    guard name.localOffset == 0 else { throw fail(.malformed, "a colon in a target's name") }
    if target.count == 3, String(decoding: target, as: UTF8.self).lowercased() == "xml" {
      throw fail(.malformed, "an XML declaration stands at the beginning of the document only")
    }
    if take("?>") { return }
    guard skipSpace() else { throw expected("white space or ?>") }
    try passThrough("?>")
  }

  // MARK: The XML declaration

  /// Passes `<?xml version="1.0" encoding="…" standalone="…"?>`.
  private mutating func passDeclaration() throws(CodecFailure) {
    position += 5
    let version = try declared("version", isNeeded: true)
    guard let version, version.starts(with: "1.".utf8), version.count > 2,
      version.dropFirst(2).allSatisfy({ $0 &- UInt8(ascii: "0") <= 9 })
    else { throw fail(.malformed, "a version that isn't 1.0") }
    if let encoding = try declared("encoding"), !isEncodingName(encoding) {
      throw fail(.malformed, "no name of an encoding")
    }
    if let standalone = try declared("standalone"),
      !standalone.elementsEqual("yes".utf8), !standalone.elementsEqual("no".utf8)
    {
      throw fail(.malformed, "standalone is neither yes nor no")
    }
    skipSpace()
    guard take("?>") else { throw expected("?>") }
  }

  /// Passes `name="value"` and the white space before it; nil when another name comes.
  private mutating func declared(
    _ name: StaticString, isNeeded: Bool = false
  ) throws(CodecFailure) -> UnsafeBufferPointer<UInt8>? {
    let before = position
    let hasSpace = skipSpace()
    guard isNext(name) else {
      if isNeeded { throw expected("version") }
      position = before
      return nil
    }
    guard hasSpace, take(name) else { throw expected("white space") }
    skipSpace()
    guard take(UInt8(ascii: "=")) else { throw expected("=") }
    skipSpace()
    let quote = try takeQuote()
    let first = position
    while position < end, position[0] != quote {
      guard position[0] != UInt8(ascii: "<"), position[0] != UInt8(ascii: ">") else {
        throw expected("a quote")
      }
      position += 1
    }
    let value = UnsafeBufferPointer(start: first, count: position - first)
    guard take(quote) else { throw expected("a quote") }
    return value
  }

  private func isEncodingName(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = name.first, (first | 0x20) &- UInt8(ascii: "a") < 26 else { return false }
    return name.allSatisfy { $0 < 0x80 && XMLCharacters.continuesName($0) }
  }

  /// Takes the quote that opens a value.
  @inline(__always)
  mutating func takeQuote() throws(CodecFailure) -> UInt8 {
    guard position < end, position[0] == UInt8(ascii: "\"") || position[0] == UInt8(ascii: "'")
    else { throw expected("a quote") }
    position += 1
    return position[-1]
  }
}
