extension JSONReader {
  /// Reads a string.
  mutating func string(_ wanted: StaticString = "a string") throws(CodecFailure) -> String {
    let token = try stringToken(wanted)
    guard token.hasEscapes else {
      return String(verifiedUTF8: token.content, isASCII: token.isASCII)
    }
    return String(unescaping: token.content)
  }

  /// Reads a string and calls `body` with its bytes, which live no longer than that.
  @inline(__always)
  mutating func withString<Result>(
    _ wanted: StaticString, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(CodecFailure) -> Result {
    let token = try stringToken(wanted)
    guard token.hasEscapes else { return body(token.content) }
    return String(unescaping: token.content).withBytes(body)
  }

  /// What stands between two quotes, known to be well-formed.
  struct StringToken {
    let content: UnsafeBufferPointer<UInt8>
    let isASCII: Bool
    let hasEscapes: Bool
  }

  /// Passes a string.
  @inline(__always)
  mutating func stringToken(_ wanted: StaticString) throws(CodecFailure) -> StringToken {
    guard peek() == UInt8(ascii: "\"") else { throw mismatch(wanted) }
    let first = position + 1
    var next = first
    var bits: UInt64 = 0
    while end - next >= 8 {
      let word = UnsafeRawPointer(next).loadUnaligned(as: UInt64.self).littleEndian
      let stops = StringScan.stops(word)
      if stops != 0 {
        bits |= word & (stops ^ (stops &- 1))
        next += stops.trailingZeroBitCount >> 3
        break
      }
      bits |= word
      next += 8
    }
    while next < end, StringScan.isPlain(next[0]) {
      bits |= UInt64(next[0])
      next += 1
    }
    guard next < end, next[0] == UInt8(ascii: "\"") else { return try specialToken(first, next) }
    let content = UnsafeBufferPointer(start: first, count: next - first)
    let isASCII = bits & StringScan.highBits == 0
    if !isASCII { try verify(content) }
    position = next + 1
    return StringToken(content: content, isASCII: isASCII, hasEscapes: false)
  }

  /// Passes a string in which something else than a plain byte stands at `special`.
  @inline(never)
  private mutating func specialToken(
    _ first: UnsafePointer<UInt8>, _ special: UnsafePointer<UInt8>
  ) throws(CodecFailure) -> StringToken {
    position = special
    while true {
      guard position < end else { throw malformed("the end of the string") }
      switch position[0] {
      case UInt8(ascii: "\""):
        let content = UnsafeBufferPointer(start: first, count: position - first)
        try verify(content)
        position = first + content.count + 1
        return StringToken(content: content, isASCII: false, hasEscapes: true)
      case UInt8(ascii: "\\"): try passEscape()
      case 0..<0x20: throw fail(.malformed, "a control character in a string must be escaped")
      default: position += 1
      }
    }
  }

  private mutating func passEscape() throws(CodecFailure) {
    guard available >= 2 else {
      position = end
      throw malformed("the end of the string")
    }
    switch position[1] {
    case UInt8(ascii: "u"): try passUnicodeEscape()
    case let letter where StringScan.unescaped(letter) != nil: position += 2
    default: throw fail(.malformed, "an escape that JSON doesn't know")
    }
  }

  private mutating func passUnicodeEscape() throws(CodecFailure) {
    guard let unit = StringScan.hexadecimal(rest.dropFirst(2)) else {
      throw fail(.malformed, "\\u needs four hexadecimal digits")
    }
    guard UTF16.isSurrogate(unit) else {
      position += 6
      return
    }
    let second = rest.dropFirst(6)
    guard UTF16.isLeadSurrogate(unit), second.starts(with: "\\u".utf8),
      let low = StringScan.hexadecimal(second.dropFirst(2)), UTF16.isTrailSurrogate(low)
    else { throw fail(.malformed, "a surrogate without its other half") }
    position += 12
  }

  /// Makes sure that the content of a string is UTF-8.
  @inline(never)
  private mutating func verify(_ content: UnsafeBufferPointer<UInt8>) throws(CodecFailure) {
    guard let offset = UTF8Check.firstInvalidOffset(content) else { return }
    if let first = content.baseAddress { position = first + offset }
    throw fail(.invalidUTF8, "the text is not UTF-8")
  }
}
