import TriwireYAML

/// A length of time such as `40s`: a whole number and one of the units ms, s, m, h, d.
enum DurationText {
  /// In milliseconds, at least 1.
  static func read(_ value: Value) -> Located<Int64>? {
    guard let (digits, unit) = value.plainText.flatMap(parts) else {
      value.expected("a duration such as 200ms, 40s, 5m, 12h or 7d")
      return nil
    }
    guard let count = Int64(digits), count <= Int64.max / unit else {
      value.error("a duration is at most 106751991167d")
      return nil
    }
    guard count > 0 else {
      value.error("a duration is at least 1ms")
      return nil
    }
    return value.located(count * unit)
  }

  private static func parts(_ text: String) -> (digits: Substring, unit: Int64)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, let unit = unit(text[digits.endIndex...]) else { return nil }
    return (digits, unit)
  }

  private static func unit(_ name: Substring) -> Int64? {
    switch name {
    case "ms": 1
    case "s": 1000
    case "m": 60 * 1000
    case "h": 60 * 60 * 1000
    case "d": 24 * 60 * 60 * 1000
    default: nil
    }
  }
}
