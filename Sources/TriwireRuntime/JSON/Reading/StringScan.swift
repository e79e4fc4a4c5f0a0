/// What the bytes of a JSON string mean.
enum StringScan {
  static let hexDigits: StaticString = "0123456789abcdef"

  /// The highest bit of every byte of a word.
  static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let lowBits: UInt64 = 0x0101_0101_0101_0101

  /// A word whose lowest set bit is the highest one of the first byte that is a quote, a backslash
  /// or a control character; zero when there is none. What is above that bit means nothing.
  @inline(__always)
  static func stops(_ word: UInt64) -> UInt64 {
    let quotes = word ^ (lowBits &* UInt64(UInt8(ascii: "\"")))
    let backslashes = word ^ (lowBits &* UInt64(UInt8(ascii: "\\")))
    let quoted = (quotes &- lowBits) & ~quotes
    let escaped = (backslashes &- lowBits) & ~backslashes
    let controls = (word &- (lowBits &* 0x20)) & ~word
    return (quoted | escaped | controls) & highBits
  }

  @inline(__always)
  static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// What a backslash and this letter stand for; nil for `u` and what JSON doesn't know.
  static func unescaped(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// The number that four hexadecimal digits at the beginning of `bytes` make.
  static func hexadecimal(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt16? {
    guard bytes.count >= 4 else { return nil }
    var number: UInt16 = 0
    for byte in bytes.prefix(4) {
      guard let digit = hexValue(byte) else { return nil }
      number = number << 4 | UInt16(digit)
    }
    return number
  }
}

extension String {
  /// A string of bytes that are known to be UTF-8.
  @inline(__always)
  init(verifiedUTF8 bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, *) {
      self.init(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
    } else {
      self.init(decoding: bytes, as: UTF8.self)
    }
  }

  /// The string that the content of a well-formed JSON string with escapes stands for.
  init(unescaping content: UnsafeBufferPointer<UInt8>) {
    self.init(upTo: content.count) { output in
      var written = 0
      var next = 0
      while next < content.count {
        if content[next] == UInt8(ascii: "\\") {
          next += String.unescape(content[next...], to: output, &written)
        } else {
          output[written] = content[next]
          written += 1
          next += 1
        }
      }
      return written
    }
  }

  /// Writes what the escape at the beginning of `text` stands for; returns how long the escape is.
  private static func unescape(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, to output: UnsafeMutablePointer<UInt8>,
    _ written: inout Int
  ) -> Int {
    if let byte = StringScan.unescaped(text[text.startIndex + 1]) {
      output[written] = byte
      written += 1
      return 2
    }
    guard let unit = StringScan.hexadecimal(text.dropFirst(2)) else { return 2 }
    var scalar = UInt32(unit)
    let isPair = UTF16.isLeadSurrogate(unit)
    if isPair, let low = StringScan.hexadecimal(text.dropFirst(8)) {
      scalar = 0x10000 + (scalar & 0x3FF) << 10 + UInt32(low & 0x3FF)
    }
    for byte in String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8 {
      output[written] = byte
      written += 1
    }
    return isPair ? 12 : 6
  }
}
