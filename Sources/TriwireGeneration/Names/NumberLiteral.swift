/// Numbers as swift-format wants them.
enum NumberLiteral {
  /// Decimal digits, perhaps with a sign, in groups of three where there are many.
  static func grouped(_ text: String) -> String {
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text.dropFirst(sign.count)
    if digits.utf8.count < 7 || !digits.utf8.allSatisfy(isDigit) { return text }
    let first = (digits.utf8.count - 1) % 3 + 1
    var groups = sign + digits.prefix(first)
    var rest = digits.dropFirst(first)
    while !rest.isEmpty {
      groups += "_" + rest.prefix(3)
      rest = rest.dropFirst(3)
    }
    return groups
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
