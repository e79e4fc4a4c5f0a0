/// The field number and wire type before a value, ready to be compared and copied.
struct ProtobufTag {
  /// The number, shifted by three bits, and the wire type.
  let key: UInt32
  /// The varint of the key, its first byte lowest.
  let word: UInt64
  /// Which bits of a word the varint takes.
  let mask: UInt64
  /// How many bytes the varint has, 1 to 5.
  let count: Int

  init(_ number: Int32, _ wireType: WireType) {
    let key = UInt32(bitPattern: number) << 3 | wireType.rawValue
    var word: UInt64 = 0
    var count = 0
    var rest = UInt64(key)
    repeat {
      let isLast = rest < 0x80
      word |= (rest & 0x7F | (isLast ? 0 : 0x80)) << UInt64(count * 8)
      rest >>= 7
      count += 1
    } while rest > 0
    self.init(key: key, word: word, mask: ProtobufTag.mask(count), count: count)
  }

  private init(key: UInt32, word: UInt64, mask: UInt64, count: Int) {
    self.key = key
    self.word = word
    self.mask = mask
    self.count = count
  }

  /// The tag that stands at `start`, `count` bytes long.
  init(key: UInt32, at start: UnsafePointer<UInt8>, count: Int) {
    var word: UInt64 = 0
    for index in 0..<count { word |= UInt64(start[index]) << UInt64(index * 8) }
    self.init(key: key, word: word, mask: ProtobufTag.mask(count), count: count)
  }

  /// A tag that nothing begins with.
  static let none = ProtobufTag(key: 0, word: 1, mask: 0, count: 1)

  private static func mask(_ count: Int) -> UInt64 {
    count >= 8 ? .max : (1 << UInt64(count * 8)) - 1
  }

  /// The numbers that fields may have.
  static let numbers: ClosedRange<Int32> = 1...0x1FFF_FFFF
}
