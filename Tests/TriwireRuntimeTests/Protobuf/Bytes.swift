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
