/// Decimal integers, as specs write them.
enum IntegerText {
  /// An optional minus sign and digits.
  static func isInteger(_ text: String) -> Bool {
    var digits = text.utf8[...]
    if digits.first == UInt8(ascii: "-") { digits.removeFirst() }
    return !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Without leading zeros; `nil` when the text is no integer of at most 64 bits.
  static func canonical(_ text: String) -> String? {
    guard isInteger(text) else { return nil }
    return Int64(text).map { String($0) } ?? UInt64(text).map { String($0) }
  }
}

/// Numbers with fractions and exponents, in the form of RFC 8259 (section 6).
enum NumberText {
  static func isFinite<T: BinaryFloatingPoint & LosslessStringConvertible>(
    _ text: String, as type: T.Type
  ) -> Bool {
    parts(text) != nil && T(text)?.isFinite == true
  }

  /// Foundation's `Decimal` holds it exactly: 38 digits, an exponent from −128 to 127.
  static func isDecimal(_ text: String) -> Bool {
    guard let parts = parts(text), let written = Int(parts.exponent) else { return false }
    var digits = (parts.whole + parts.fraction).drop { $0 == "0" }
    let (shifted, overflows) = written.subtractingReportingOverflow(parts.fraction.count)
    guard !overflows else { return false }
    var exponent = shifted
    while digits.last == "0" {
      digits.removeLast()
      exponent += 1
    }
    return digits.count <= 38 && (-128...127).contains(exponent)
  }

  /// `nil` when the text is no number.
  private static func parts(
    _ text: String
  ) -> (whole: Substring, fraction: Substring, exponent: Substring)? {
    var rest = text[...]
    _ = rest.remove(any: "-")
    guard let whole = rest.removeDigits(), whole.count == 1 || whole.first != "0" else {
      return nil
    }
    var fraction: Substring = ""
    if rest.remove(any: ".") {
      guard let digits = rest.removeDigits() else { return nil }
      fraction = digits
    }
    var exponent: Substring = "0"
    if rest.remove(any: "eE") {
      let start = rest
      _ = rest.remove(any: "+-")
      guard rest.removeDigits() != nil else { return nil }
      exponent = start[..<rest.startIndex]
    }
    return rest.isEmpty ? (whole, fraction, exponent) : nil
  }
}

extension Substring {
  fileprivate mutating func remove(any characters: String) -> Bool {
    guard let first, characters.contains(first) else { return false }
    removeFirst()
    return true
  }

  /// At least one digit.
  fileprivate mutating func removeDigits() -> Substring? {
    let digits = prefix { $0.isASCII && $0.isNumber }
    self = self[digits.endIndex...]
    return digits.isEmpty ? nil : digits
  }
}
