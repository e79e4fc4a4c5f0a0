/// The text of an element or an attribute, its references resolved: bytes that stay until the reader
/// goes on.
struct XMLText {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Whether all the bytes are known to be ASCII.
  let isASCII: Bool

  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool = false) {
    self.bytes = bytes
    self.isASCII = isASCII
  }

  /// The text as it is.
  var string: String {
    @inline(__always) get { String(verifiedUTF8: bytes, isASCII: isASCII) }
  }

  /// The text without the white space around it.
  var trimmed: UnsafeBufferPointer<UInt8> {
    @inline(__always) get {
      guard let first = bytes.first, let last = bytes.last,
        XMLCharacters.isSpace(first) || XMLCharacters.isSpace(last)
      else { return bytes }
      return withoutSpace
    }
  }

  private var withoutSpace: UnsafeBufferPointer<UInt8> {
    var (first, last) = (0, bytes.count)
    while first < last, XMLCharacters.isSpace(bytes[first]) { first += 1 }
    while last > first, XMLCharacters.isSpace(bytes[last - 1]) { last -= 1 }
    return UnsafeBufferPointer(rebasing: bytes[first..<last])
  }

  /// Whether there is nothing but white space.
  var isBlank: Bool { bytes.allSatisfy(XMLCharacters.isSpace) }

  /// The text in quotes, or the beginning of it, for a message.
  var quoted: String {
    var end = min(bytes.count, 40)
    while end < bytes.count, end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    let excerpt = String(decoding: bytes[..<end], as: UTF8.self)
    return JSONValue.string(excerpt).description + (end < bytes.count ? "…" : "")
  }
}
