extension XMLReader {
  /// Reads the text of the element that is ``opened``, up to and including its end tag.
  ///
  /// Comments and processing instructions in it are passed; an element in it is an error.
  @inline(__always)
  mutating func elementText() throws(CodecFailure) -> XMLText {
    let first = position
    if !opened.isEmpty {
      let bits = passPlainText()
      if available >= 2, position[0] == UInt8(ascii: "<"), position[1] == UInt8(ascii: "/") {
        let text = UnsafeBufferPointer(start: first, count: position - first)
        try close(opened)
        return XMLText(text, isASCII: bits & 0x8080_8080_8080_8080 == 0)
      }
    }
    return try unusualText(from: first)
  }

  /// Moves to the first byte that can end a run of text, and gives all bytes before it ored into one
  /// another.
  @inline(__always)
  private mutating func passPlainText() -> UInt64 {
    var next = position
    var bits: UInt64 = 0
    while end - next >= 8 {
      let word = UnsafeRawPointer(next).loadUnaligned(as: UInt64.self).littleEndian
      let stops = XMLCharacters.stops(word)
      if stops != 0 {
        position = next + stops.trailingZeroBitCount >> 3
        return bits | word & (stops ^ (stops &- 1))
      }
      bits |= word
      next += 8
    }
    while next < end, !XMLCharacters.endsRun(next[0]) {
      bits |= UInt64(next[0])
      next += 1
    }
    position = next
    return bits
  }

  /// Reads a text with references, line ends to be changed, sections or comments in it, or none at all.
  @inline(never)
  private mutating func unusualText(
    from first: UnsafePointer<UInt8>
  ) throws(CodecFailure) -> XMLText {
    let tag = opened
    buffer.count = 0
    guard !tag.isEmpty else {
      leave(tag)
      return XMLText(buffer.bytes, isASCII: true)
    }
    position = first
    try passContent(isKept: true)
    guard position[1] == UInt8(ascii: "/") else {
      throw fail(.mismatch, "expected text only, found an element in \(tag.description)")
    }
    try close(tag)
    return XMLText(buffer.bytes)
  }

  /// Passes text, references, CDATA sections, comments and processing instructions up to the next start
  /// tag or end tag; `isKept` says that the text is added to ``buffer``.
  @inline(never)
  mutating func passContent(isKept: Bool) throws(CodecFailure) {
    while true {
      let first = position
      _ = passPlainText()
      if isKept { buffer.append(first, position - first) }
      guard position < end else { throw expected("an end tag") }
      switch position[0] {
      case UInt8(ascii: "<"):
        guard available >= 2 else {
          position = end
          throw expected("a tag")
        }
        guard position[1] == UInt8(ascii: "!") || position[1] == UInt8(ascii: "?") else { return }
        try passMarkup(isKept)
      case UInt8(ascii: ">"):
        if position - first >= 2, position[-1] == UInt8(ascii: "]"),
          position[-2] == UInt8(ascii: "]")
        {
          throw fail(.malformed, "]]> in text")
        }
        try keep(UInt8(ascii: ">"), isKept)
      case 0x0D:
        if available >= 2, position[1] == 0x0A { position += 1 }
        try keep(0x0A, isKept)
      default:
        let scalar = try reference()
        if isKept { buffer.append(scalar) }
      }
    }
  }

  private mutating func keep(_ byte: UInt8, _ isKept: Bool) throws(CodecFailure) {
    position += 1
    if isKept { buffer.append(byte) }
  }

  private mutating func passMarkup(_ isKept: Bool) throws(CodecFailure) {
    if try passCommentOrInstruction() { return }
    guard take("<![CDATA[") else { throw expected("a comment or a CDATA section") }
    let first = position
    try passThrough("]]>")
    guard isKept else { return }
    appendLines(UnsafeBufferPointer(start: first, count: position - 3 - first))
  }

  /// Adds the content of a CDATA section, its line ends changed to line feeds.
  private mutating func appendLines(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.contains(0x0D) else { return buffer.append(text) }
    for (offset, byte) in text.enumerated() {
      if byte == 0x0A, offset > 0, text[offset - 1] == 0x0D { continue }
      buffer.append(byte == 0x0D ? 0x0A : byte)
    }
  }
}
