extension JSONReader {
  /// Notes a fault at the position.
  @inline(never)
  mutating func fail(_ kind: JSONError.Kind, _ reason: String) -> CodecFailure {
    fault = Fault(kind: kind, offset: position - start, reason: reason)
    return CodecFailure()
  }

  /// Notes that the value at the position is of another kind than wanted.
  @inline(never)
  mutating func mismatch(
    _ wanted: StaticString, _ kind: JSONError.Kind = .mismatch
  ) -> CodecFailure {
    switch peek() {
    case 0 where position == end, _ where !beginsValue: malformed(wanted)
    case UInt8(ascii: "n"): fail(.unexpectedNull, "expected \(wanted), found null")
    default: fail(kind, "expected \(wanted), found \(found)")
    }
  }

  /// Notes that the text at the position isn't JSON.
  @inline(never)
  mutating func malformed(_ wanted: StaticString) -> CodecFailure {
    guard position < end else {
      return fail(.unexpectedEnd, "expected \(wanted), found the end of the text")
    }
    return fail(.malformed, "expected \(wanted), found \(found)")
  }

  /// What stands at the position, short enough for a message.
  var found: String {
    guard position < end else { return "the end of the text" }
    switch position[0] {
    case UInt8(ascii: "{"): return "an object"
    case UInt8(ascii: "["): return "an array"
    case UInt8(ascii: "\""): return foundString
    default: return foundToken
    }
  }

  /// Whether what stands at the position can be a value: a bracket, a quote, a digit or a whole word.
  var beginsValue: Bool {
    guard position < end else { return false }
    switch position[0] {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "-"): return true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return true
    default: return ["true", "false", "null"].contains(foundToken)
    }
  }

  private var foundString: String {
    var isEscape = false
    let length = rest.dropFirst().prefix { byte in
      if byte == UInt8(ascii: "\""), !isEscape { return false }
      isEscape = byte == UInt8(ascii: "\\") && !isEscape
      return true
    }.count
    let excerpt = excerpt(from: 1, length)
    return excerpt.isWhole ? "\"\(excerpt.text)\"" : "\"\(excerpt.text)"
  }

  private var foundToken: String {
    let isDelimiter: (UInt8) -> Bool = { $0 <= 0x20 || ",:]}\"[{".utf8.contains($0) }
    let length = rest.prefix { !isDelimiter($0) }.count
    guard length == 0 else { return excerpt(from: 0, length).text }
    let byte = position[0]
    return byte > 0x20 ? "\(Character(Unicode.Scalar(byte)))" : "the byte \(byte)"
  }

  /// So many bytes of the text, or the first of them and an ellipsis; no character is cut in two.
  private func excerpt(from first: Int, _ length: Int) -> (text: String, isWhole: Bool) {
    let bytes = rest.dropFirst(first).prefix(length)
    guard length > 40 else { return (String(decoding: bytes, as: UTF8.self), true) }
    var end = bytes.startIndex + 40
    while end > bytes.startIndex, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return (String(decoding: bytes[..<end], as: UTF8.self) + "…", false)
  }

  /// What the user is told.
  var error: JSONError {
    JSONError(
      kind: fault?.kind ?? .malformed, offset: fault?.offset ?? position - start, path: path.text,
      reason: fault?.reason ?? "not a JSON document")
  }
}

extension JSONError {
  static var emptyDocument: JSONError {
    JSONError(
      kind: .unexpectedEnd, offset: 0, path: "",
      reason: "expected a JSON value, found the end of the text")
  }

  static func documentTooLarge(_ limit: Int) -> JSONError {
    JSONError(
      kind: .tooLarge, offset: limit, path: "", reason: "the document has more than \(limit) bytes")
  }
}
