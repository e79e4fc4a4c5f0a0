package import Foundation

/// Base 64 of RFC 4648: written in the standard alphabet with padding, read in the standard or the URL
/// and file name safe alphabet, with or without padding.
///
/// Reading is strict: no line breaks, no mixture of the alphabets, no wrong amount of padding, no bits set
/// in the last character beyond the last byte.
package enum Base64 {
  /// The bytes the text stands for; nil when it isn't base 64.
  package static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Data? {
    read(bytes, dropsBits: false)
  }

  /// Reads as protobuf's JSON mapping does: bits of the last character that belong to no byte may be
  /// anything.
  static func readLoosely(_ bytes: UnsafeBufferPointer<UInt8>) -> Data? {
    read(bytes, dropsBits: true)
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>, dropsBits: Bool) -> Data? {
    let capacity = maximumDecodedCount(bytes.count)
    var data = Data(count: capacity)
    let count = data.withUnsafeMutableBytes { buffer in
      guard let start = buffer.bindMemory(to: UInt8.self).baseAddress else {
        return bytes.isEmpty ? 0 : nil
      }
      return decode(bytes, dropsBits: dropsBits, to: start)
    }
    guard let count else { return nil }
    return count == capacity ? data : data.prefix(count)
  }

  /// The bytes the text stands for; nil when it isn't base 64.
  package static func read(_ text: String) -> Data? { text.withBytes(read) }

  /// The most bytes that a text of `count` bytes can stand for.
  package static func maximumDecodedCount(_ count: Int) -> Int { count / 4 * 3 + (count % 4) }

  /// Writes the bytes the text stands for, at most `maximumDecodedCount`, and returns how many they are;
  /// nil when the text isn't base 64, what was written being meaningless then.
  package static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, to output: UnsafeMutablePointer<UInt8>
  ) -> Int? {
    decode(bytes, dropsBits: false, to: output)
  }

  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, dropsBits: Bool,
    to output: UnsafeMutablePointer<UInt8>
  ) -> Int? {
    guard let text = unpadded(bytes) else { return nil }
    return decode(text, with: Base64Alphabet.standard, dropsBits, to: output)
      ?? decode(text, with: Base64Alphabet.urlSafe, dropsBits, to: output)
  }

  /// The text without padding; nil when its length is impossible.
  private static func unpadded(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8>? {
    let padding = bytes.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
    let text = UnsafeBufferPointer(rebasing: bytes.dropLast(padding))
    guard text.count % 4 != 1, padding == 0 || (text.count + padding) % 4 == 0 else { return nil }
    return text
  }

  private static func decode(
    _ text: UnsafeBufferPointer<UInt8>, with alphabet: Base64Alphabet, _ dropsBits: Bool,
    to output: UnsafeMutablePointer<UInt8>
  ) -> Int? {
    alphabet.values.withUnsafeBufferPointer { values in
      let groups = text.count / 4
      guard decodeGroups(text, count: groups, values, to: output) else { return nil }
      let rest = UnsafeBufferPointer(rebasing: text[(groups * 4)...])
      let count = decodeRest(rest, values, dropsBits, to: output + groups * 3)
      return count.map { groups * 3 + $0 }
    }
  }

  /// Decodes so many groups of four characters.
  @inline(__always)
  private static func decodeGroups(
    _ text: UnsafeBufferPointer<UInt8>, count: Int, _ values: UnsafeBufferPointer<UInt8>,
    to output: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    // Every value has six bits; what isn't in the alphabet has the seventh and eighth set.
    var all: UInt32 = 0
    for group in 0..<count {
      let first = UInt32(values[Int(text[group &* 4])])
      let second = UInt32(values[Int(text[group &* 4 &+ 1])])
      let third = UInt32(values[Int(text[group &* 4 &+ 2])])
      let fourth = UInt32(values[Int(text[group &* 4 &+ 3])])
      all |= first | second | third | fourth
      let bits = first << 18 | second << 12 | third << 6 | fourth
      output[group &* 3] = UInt8(truncatingIfNeeded: bits >> 16)
      output[group &* 3 &+ 1] = UInt8(truncatingIfNeeded: bits >> 8)
      output[group &* 3 &+ 2] = UInt8(truncatingIfNeeded: bits)
    }
    return all <= 0x3F
  }

  /// Decodes the last two or three characters, or none.
  private static func decodeRest(
    _ rest: UnsafeBufferPointer<UInt8>, _ values: UnsafeBufferPointer<UInt8>,
    _ dropsBits: Bool, to output: UnsafeMutablePointer<UInt8>
  ) -> Int? {
    var bits: UInt32 = 0
    for byte in rest {
      let value = values[Int(byte)]
      guard value <= 0x3F else { return nil }
      bits = bits << 6 | UInt32(value)
    }
    switch rest.count {
    case 0: return 0
    case 2:
      output[0] = UInt8(truncatingIfNeeded: bits >> 4)
      return dropsBits || bits & 0x0F == 0 ? 1 : nil
    default:
      output[0] = UInt8(truncatingIfNeeded: bits >> 10)
      output[1] = UInt8(truncatingIfNeeded: bits >> 2)
      return dropsBits || bits & 0x03 == 0 ? 2 : nil
    }
  }
}

extension Base64 {
  /// How many bytes the text of `count` bytes takes.
  package static func encodedCount(_ count: Int) -> Int { (count + 2) / 3 * 4 }

  /// Writes the text of the bytes, exactly `encodedCount` bytes long.
  package static func encode(
    _ bytes: UnsafeBufferPointer<UInt8>, to output: UnsafeMutablePointer<UInt8>
  ) {
    let letters = Base64Alphabet.letters.utf8Start
    let groups = bytes.count / 3
    for group in 0..<groups {
      let first = UInt32(bytes[group &* 3]) << 16 | UInt32(bytes[group &* 3 &+ 1]) << 8
      let bits = first | UInt32(bytes[group &* 3 &+ 2])
      output[group &* 4] = letters[Int(bits >> 18)]
      output[group &* 4 &+ 1] = letters[Int(bits >> 12 & 0x3F)]
      output[group &* 4 &+ 2] = letters[Int(bits >> 6 & 0x3F)]
      output[group &* 4 &+ 3] = letters[Int(bits & 0x3F)]
    }
    encodeRest(UnsafeBufferPointer(rebasing: bytes[(groups * 3)...]), to: output + groups * 4)
  }

  /// Encodes the last byte or two, or none.
  private static func encodeRest(
    _ rest: UnsafeBufferPointer<UInt8>, to output: UnsafeMutablePointer<UInt8>
  ) {
    guard let first = rest.first else { return }
    let letters = Base64Alphabet.letters.utf8Start
    let second = rest.count == 2 ? rest[1] : 0
    output[0] = letters[Int(first >> 2)]
    output[1] = letters[Int(first & 0x03) << 4 | Int(second >> 4)]
    output[2] = rest.count == 2 ? letters[Int(second & 0x0F) << 2] : UInt8(ascii: "=")
    output[3] = UInt8(ascii: "=")
  }

  /// Appends the text of the bytes.
  package static func append(_ data: Data, to output: inout [UInt8]) {
    output.append(upTo: encodedCount(data.count)) { write(data, to: $0) }
  }

  /// The text of the bytes.
  package static func text(_ data: Data) -> String {
    String(upTo: encodedCount(data.count)) { write(data, to: $0) }
  }

  private static func write(_ data: Data, to output: UnsafeMutablePointer<UInt8>) -> Int {
    data.withUnsafeBytes { encode($0.bindMemory(to: UInt8.self), to: output) }
    return encodedCount(data.count)
  }
}

/// The value of every character of an alphabet.
private struct Base64Alphabet: Sendable {
  static let letters: StaticString =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
  static let standard = Base64Alphabet(last: "+/")
  static let urlSafe = Base64Alphabet(last: "-_")

  /// Indexed by byte; 255 for what isn't in the alphabet.
  let values: [UInt8]

  private init(last: String) {
    var values = [UInt8](repeating: 0xFF, count: 256)
    let letters = Base64Alphabet.letters.description.utf8.prefix(62)
    for (value, byte) in (Array(letters) + Array(last.utf8)).enumerated() {
      values[Int(byte)] = UInt8(value)
    }
    self.values = values
  }
}
