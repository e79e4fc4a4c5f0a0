/// Which bytes and scalars XML 1.0 (fifth edition) allows where.
enum XMLCharacters {
  private static let lowBits: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  // MARK: Text

  /// A word whose lowest set bit is the highest one of the first byte that can end a run of text:
  /// `<`, `>`, `&` or a carriage return; zero when there is none. What is above that bit means nothing.
  @inline(__always)
  static func stops(_ word: UInt64) -> UInt64 {
    // `<` and `>` differ in one bit.
    let angles = (word | (lowBits &* 0x02)) ^ (lowBits &* UInt64(UInt8(ascii: ">")))
    let ampersands = word ^ (lowBits &* UInt64(UInt8(ascii: "&")))
    let returns = word ^ (lowBits &* 0x0D)
    let found =
      ((angles &- lowBits) & ~angles) | ((ampersands &- lowBits) & ~ampersands)
      | ((returns &- lowBits) & ~returns)
    return found & highBits
  }

  @inline(__always)
  static func endsRun(_ byte: UInt8) -> Bool {
    byte | 0x02 == UInt8(ascii: ">") || byte == UInt8(ascii: "&") || byte == 0x0D
  }

  /// A word whose lowest set bit is the highest one of the first byte that can't be written into text
  /// as it is, or may not be part of it: a control character, `<`, `>`, `&`, or the first byte of U+FFFE
  /// among others.
  @inline(__always)
  static func escapes(_ word: UInt64) -> UInt64 {
    let angles = (word | (lowBits &* 0x02)) ^ (lowBits &* UInt64(UInt8(ascii: ">")))
    let ampersands = word ^ (lowBits &* UInt64(UInt8(ascii: "&")))
    let noncharacters = word ^ (lowBits &* 0xEF)
    let found =
      ((angles &- lowBits) & ~angles) | ((ampersands &- lowBits) & ~ampersands)
      | ((noncharacters &- lowBits) & ~noncharacters) | ((word &- (lowBits &* 0x20)) & ~word)
    return found & highBits
  }

  @inline(__always)
  static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte | 0x02 != UInt8(ascii: ">") && byte != UInt8(ascii: "&") && byte != 0xEF
  }

  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  /// Whether the scalar may be in a document (production 2, `Char`).
  static func isCharacter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// What is wrong with the first byte that is not part of an allowed character of UTF-8.
  struct Fault {
    let offset: Int
    let isEncoding: Bool
  }

  /// Checks that all the bytes are UTF-8 of characters that may be in a document; `isASCII` then says
  /// whether all are ASCII.
  static func check(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: inout Bool) -> Fault? {
    guard let start = bytes.baseAddress else { return nil }
    let raw = UnsafeRawPointer(start)
    var offset = 0
    while offset < bytes.count {
      if bytes.count - offset >= 8 {
        let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        if (word | ((word &- (lowBits &* 0x20)) & ~word)) & highBits == 0 {
          offset += 8
          continue
        }
      }
      if start[offset] < 0x80 {
        guard start[offset] >= 0x20 || isSpace(start[offset]) else {
          return Fault(offset: offset, isEncoding: false)
        }
        offset += 1
      } else {
        isASCII = false
        let length = UTF8Check.sequenceLength(start + offset, available: bytes.count - offset)
        guard length > 0 else { return Fault(offset: offset, isEncoding: true) }
        if start[offset] == 0xEF, isNoncharacter(start + offset) {
          return Fault(offset: offset, isEncoding: false)
        }
        offset += length
      }
    }
    return nil
  }

  /// Whether three bytes, the first of them 0xEF, are U+FFFE or U+FFFF.
  @inline(__always)
  static func isNoncharacter(_ start: UnsafePointer<UInt8>) -> Bool {
    start[1] == 0xBF && start[2] >= 0xBE
  }

  // MARK: Names

  /// Whether the byte is an ASCII character that a name without a colon can go on with.
  @inline(__always)
  static func continuesName(_ byte: UInt8) -> Bool {
    let bits: UInt64 = byte < 64 ? 0x03FF_6000_0000_0000 : byte < 128 ? 0x07FF_FFFE_87FF_FFFE : 0
    return bits >> UInt64(byte & 63) & 1 == 1
  }

  /// Whether a name without a colon can begin with the scalar.
  static func beginsName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
      0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF,
      0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// Whether a name without a colon can go on with the scalar.
  static func continuesName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: beginsName(scalar)
    }
  }

  /// The scalar that begins at `start`, where UTF-8 is known to stand, and how many bytes it has.
  static func scalar(at start: UnsafePointer<UInt8>) -> (value: UInt32, length: Int) {
    let lead = UInt32(start[0])
    func rest(_ index: Int) -> UInt32 { UInt32(start[index] & 0x3F) }
    switch lead {
    case 0..<0x80: return (lead, 1)
    case 0..<0xE0: return ((lead & 0x1F) << 6 | rest(1), 2)
    case 0..<0xF0: return ((lead & 0x0F) << 12 | rest(1) << 6 | rest(2), 3)
    default: return ((lead & 0x07) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3), 4)
    }
  }
}
