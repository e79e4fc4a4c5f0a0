extension GrowingBytes {
  mutating func append(_ text: String.UTF8View) {
    let isContiguous: Void? = text.withContiguousStorageIfAvailable { append($0) }
    if isContiguous == nil { for byte in text { append(byte) } }
  }

  /// Appends the value of an attribute that is known to be of characters that XML allows.
  mutating func append(attribute text: String) {
    for byte in text.utf8 { append(escaping: byte, inAttribute: true) }
  }

  /// Appends a byte of text; what could be taken for markup, or be changed when read, is escaped.
  mutating func append(escaping byte: UInt8, inAttribute: Bool) {
    switch byte {
    case UInt8(ascii: "<"): append("&lt;")
    case UInt8(ascii: ">"): append("&gt;")
    case UInt8(ascii: "&"): append("&amp;")
    case 0x0D: append("&#13;")
    case UInt8(ascii: "\"") where inAttribute: append("&quot;")
    case 0x0A where inAttribute: append("&#10;")
    case 0x09 where inAttribute: append("&#9;")
    default: append(byte)
    }
  }
}

extension XMLWriter {
  @inline(__always)
  mutating func integer(_ value: some FixedWidthInteger) {
    output.reserve(IntegerText.maximumLength)
    output.advance(IntegerText.write(value, to: output.end))
  }

  @inline(__always)
  mutating func bool(_ value: Bool) { output.append(value ? "true" : "false") }

  @inline(__always)
  mutating func float(_ value: some DecimalFloat) {
    guard value.isFinite else { return special(value.isNaN, value.sign) }
    output.reserve(FloatText.maximumLength)
    output.advance(FloatText.write(value, to: output.end))
  }

  @inline(never)
  private mutating func special(_ isNaN: Bool, _ sign: FloatingPointSign) {
    output.append(isNaN ? "NaN" : sign == .minus ? "-INF" : "INF")
  }

  /// Writes text into an element.
  @inline(__always)
  mutating func string(_ value: String) throws(CodecFailure) {
    var outcome: Bool?
    let isContiguous: Void? = value.utf8.withContiguousStorageIfAvailable { outcome = string($0) }
    if isContiguous == nil { outcome = value.withBytes { escape($0, from: 0, inAttribute: false) } }
    if outcome == false { throw unwritable() }
  }

  /// Writes the string at a place into an element.
  @inline(__always)
  mutating func string(at place: UnsafeRawPointer) throws(CodecFailure) {
    let text = BorrowedString.at(place)
    let outcome = text.pointee.withStoredBytes { string($0) }
    guard let outcome else { return try string(text.pointee.text) }
    if !outcome { throw unwritable() }
  }

  /// Writes text into an attribute.
  mutating func attribute(_ value: String) throws(CodecFailure) {
    guard value.withBytes({ escape($0, from: 0, inAttribute: true) }) else { throw unwritable() }
  }

  /// Writes UTF-8 into an element; false when XML doesn't allow one of the characters.
  @inline(__always)
  private mutating func string(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = bytes.baseAddress else { return true }
    output.reserve(bytes.count + 8)
    let target = output.end
    var offset = 0
    while bytes.count - offset >= 8 {
      let word = UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self)
      if XMLCharacters.escapes(word.littleEndian) != 0 {
        return escape(bytes, from: offset, inAttribute: false)
      }
      UnsafeMutableRawPointer(target + offset).storeBytes(of: word, as: UInt64.self)
      offset += 8
    }
    while offset < bytes.count {
      let byte = start[offset]
      guard XMLCharacters.isPlain(byte) else {
        return escape(bytes, from: offset, inAttribute: false)
      }
      target[offset] = byte
      offset += 1
    }
    output.advance(bytes.count)
    return true
  }

  /// Writes the rest of a text, of which the bytes before `first` stand behind the end already.
  @inline(never)
  private mutating func escape(
    _ bytes: UnsafeBufferPointer<UInt8>, from first: Int, inAttribute: Bool
  ) -> Bool {
    output.advance(first)
    for offset in first..<bytes.count {
      let byte = bytes[offset]
      guard byte >= 0x20 || XMLCharacters.isSpace(byte) else { return false }
      if byte == 0xEF, offset + 2 < bytes.count, bytes[offset + 1] == 0xBF,
        bytes[offset + 2] >= 0xBE
      {
        return false
      }
      output.append(escaping: byte, inAttribute: inAttribute)
    }
    return true
  }

  @inline(never)
  private mutating func unwritable() -> CodecFailure {
    fail(.unwritable, "the text has a character that XML doesn't allow")
  }

  // MARK: By operation

  /// Writes the text of a scalar; nothing for nil.
  @inline(__always)
  mutating func writeText(
    _ operation: Operation, at place: UnsafeRawPointer, inAttribute: Bool
  ) throws(CodecFailure) {
    switch operation {
    case .string, .optionalString:
      if inAttribute {
        try attribute(BorrowedString.at(place).pointee.text)
      } else {
        try string(at: place)
      }
    case .int64, .optionalInt64: integer(place.load(as: Int64.self))
    case .int32, .optionalInt32: integer(place.load(as: Int32.self))
    case .uint64: integer(place.load(as: UInt64.self))
    case .uint32: integer(place.load(as: UInt32.self))
    case .double, .optionalDouble: float(place.load(as: Double.self))
    case .float: float(place.load(as: Float.self))
    case .bool, .optionalBool: bool(place.load(as: Bool.self))
    case .model, .composed: break
    }
  }
}

extension Operation {
  /// Whether the optional of this kind at a place is nil; false for what is no optional.
  @inline(__always)
  func isNil(at place: UnsafeRawPointer) -> Bool {
    switch self {
    case .optionalString: place.assumingMemoryBound(to: String?.self).pointee == nil
    case .optionalInt64: place.load(as: Int64?.self) == nil
    case .optionalInt32: place.load(as: Int32?.self) == nil
    case .optionalDouble: place.load(as: Double?.self) == nil
    case .optionalBool: place.load(as: Bool?.self) == nil
    default: false
    }
  }
}
