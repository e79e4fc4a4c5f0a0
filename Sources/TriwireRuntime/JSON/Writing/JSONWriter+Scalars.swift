extension JSONWriter {
  @inline(__always)
  mutating func bool(_ value: Bool) { append(value ? "true" : "false") }

  @inline(__always)
  mutating func integer(_ value: some FixedWidthInteger) {
    reserve(IntegerText.maximumLength)
    advance(IntegerText.write(value, to: end))
  }

  @inline(__always)
  mutating func float(_ value: some DecimalFloat) throws(CodecFailure) {
    guard value.isFinite else { throw notFinite("\(value)") }
    reserve(FloatText.maximumLength)
    advance(FloatText.write(value, to: end))
  }

  @inline(never)
  private mutating func notFinite(_ text: String) -> CodecFailure {
    fail(.unwritable, "JSON has no number for \(text)")
  }

  /// Writes a string with its quotes.
  @inline(__always)
  mutating func string(_ value: String) {
    let isContiguous: Void? = value.utf8.withContiguousStorageIfAvailable { string($0) }
    if isContiguous == nil { foreign(value) }
  }

  /// Writes the string at a place.
  @inline(__always)
  mutating func string(at place: UnsafeRawPointer) {
    let text = BorrowedString.at(place)
    let isStored: Void? = text.pointee.withStoredBytes { string($0) }
    if isStored == nil { foreign(text.pointee.text) }
  }

  /// Writes a string that is bridged from another language.
  @inline(never)
  private mutating func foreign(_ value: String) {
    value.withBytes { string($0) }
  }

  /// Writes UTF-8 as a string with its quotes: quote, backslash and control characters are escaped,
  /// nothing else is.
  @inline(__always)
  mutating func string(_ bytes: UnsafeBufferPointer<UInt8>) {
    reserve(bytes.count + 10)
    let output = end + 1
    output[-1] = UInt8(ascii: "\"")
    guard let start = bytes.baseAddress else {
      output[0] = UInt8(ascii: "\"")
      return advance(2)
    }
    var offset = 0
    while bytes.count - offset >= 8 {
      let word = UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self)
      if StringScan.stops(word.littleEndian) != 0 { return escaped(bytes, from: offset) }
      UnsafeMutableRawPointer(output + offset).storeBytes(of: word, as: UInt64.self)
      offset += 8
    }
    while offset < bytes.count {
      let byte = start[offset]
      guard StringScan.isPlain(byte) else { return escaped(bytes, from: offset) }
      output[offset] = byte
      offset += 1
    }
    output[offset] = UInt8(ascii: "\"")
    advance(offset + 2)
  }

  /// Writes the rest of a string, of which the bytes before `first` stand behind ``end`` already.
  @inline(never)
  private mutating func escaped(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int) {
    advance(1 + first)
    // The longest escape has six bytes.
    reserve((bytes.count - first) * 6 + 1)
    for byte in bytes[first...] { escape(byte) }
    append(UInt8(ascii: "\""))
  }

  @inline(__always)
  private mutating func escape(_ byte: UInt8) {
    if StringScan.isPlain(byte) { return append(byte) }
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case 0x08: append("\\b")
    case 0x0C: append("\\f")
    case 0x0A: append("\\n")
    case 0x0D: append("\\r")
    case 0x09: append("\\t")
    default:
      append("\\u00")
      append(byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
      append(StringScan.hexDigits.utf8Start[Int(byte & 0x0F)])
    }
  }

  // MARK: Any value

  /// Writes any value.
  mutating func value(_ value: JSONValue) {
    switch value {
    case .null: append("null")
    case .bool(let value): bool(value)
    case .number(let number): number.text.withBytes { append($0) }
    case .string(let text): string(text)
    case .array(let elements):
      let start = count
      for element in elements {
        comma()
        self.value(element)
      }
      closeArray(from: start)
    case .object(let members):
      let start = count
      for member in members {
        key(member.name)
        self.value(member.value)
      }
      closeObject(from: start)
    }
  }
}
