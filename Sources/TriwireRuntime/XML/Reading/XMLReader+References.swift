extension XMLReader {
  /// Passes a reference, `&…;`, and gives the character that it stands for.
  @inline(never)
  mutating func reference() throws(CodecFailure) -> Unicode.Scalar {
    if isNext("&#") { return try characterReference() }
    if take("&lt;") { return "<" }
    if take("&gt;") { return ">" }
    if take("&amp;") { return "&" }
    if take("&quot;") { return "\"" }
    if take("&apos;") { return "'" }
    return try unknownReference()
  }

  /// Says what is wrong with a reference to none of the five entities that need no declaration.
  private mutating func unknownReference() throws(CodecFailure) -> Unicode.Scalar {
    position += 1
    let first = position
    let name = try passName()
    guard position < end, position[0] == UInt8(ascii: ";") else { throw expected(";") }
    let text = String(decoding: UnsafeBufferPointer(start: first, count: name.count), as: UTF8.self)
    throw fail(.malformed, "the entity \(text) is not declared")
  }

  private mutating func characterReference() throws(CodecFailure) -> Unicode.Scalar {
    let first = position
    position += 2
    let isHexadecimal = take(UInt8(ascii: "x"))
    var value: UInt32 = 0
    let digits = position
    while position < end, let digit = digit(position[0], isHexadecimal) {
      // Larger numbers are no characters either.
      value = min(value * (isHexadecimal ? 16 : 10) + digit, 0x110000)
      position += 1
    }
    guard position > digits, take(UInt8(ascii: ";")) else {
      throw expected("a number and ; after &#")
    }
    guard XMLCharacters.isCharacter(value), let scalar = Unicode.Scalar(value) else {
      position = first
      throw fail(.malformed, "a reference to a character that XML doesn't allow")
    }
    return scalar
  }

  private func digit(_ byte: UInt8, _ isHexadecimal: Bool) -> UInt32? {
    let digit = byte &- UInt8(ascii: "0")
    if digit <= 9 { return UInt32(digit) }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return isHexadecimal && letter < 6 ? UInt32(letter) + 10 : nil
  }
}
