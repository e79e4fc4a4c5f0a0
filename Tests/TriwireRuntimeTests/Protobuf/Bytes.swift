import Foundation

extension [UInt8] {
  /// The bytes that hexadecimal digits stand for; spaces may separate them.
  init(hex: String) {
    let digits = hex.compactMap(\.hexDigitValue)
    self = stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(digits[$0] * 16 + digits[$0 + 1])
    }
  }
}

extension Sequence<UInt8> {
  /// Two hexadecimal digits a byte.
  var hex: String { map { String(format: "%02x", $0) }.joined() }
}

/// A field of a message, as bytes.
enum Wire {
  static func varint(_ number: Int, _ value: UInt64) -> [UInt8] {
    bare(UInt64(number) << 3) + bare(value)
  }

  static func bytes(_ number: Int, _ content: [UInt8]) -> [UInt8] {
    bare(UInt64(number) << 3 | 2) + bare(UInt64(content.count)) + content
  }

  static func text(_ number: Int, _ text: String) -> [UInt8] { bytes(number, Array(text.utf8)) }

  static func message(_ number: Int, _ fields: [UInt8]...) -> [UInt8] {
    bytes(number, fields.flatMap(\.self))
  }

  static func fixed32(_ number: Int, _ value: UInt32) -> [UInt8] {
    bare(UInt64(number) << 3 | 5) + withUnsafeBytes(of: value.littleEndian, Array.init)
  }

  static func fixed64(_ number: Int, _ value: UInt64) -> [UInt8] {
    bare(UInt64(number) << 3 | 1) + withUnsafeBytes(of: value.littleEndian, Array.init)
  }

  static func bare(_ value: UInt64) -> [UInt8] {
    value < 0x80 ? [UInt8(value)] : [UInt8(value & 0x7F) | 0x80] + bare(value >> 7)
  }
}
