/// A decimal number taken apart into digits that fit integer literals.
struct DecimalDigits {
  let isNegative: Bool
  /// All digits without the point and without leading zeros.
  private let digits: String
  /// The power of ten of the last digit.
  private let exponent: Int

  /// A number such as `-12.50` or `1e-3`; `nil` for another text.
  init?(_ text: String) {
    let halves = text.lowercased().split(separator: "e", omittingEmptySubsequences: false)
    guard let mantissa = halves.first, halves.count <= 2 else { return nil }
    guard let power = halves.count == 2 ? Int(halves[1]) : 0 else { return nil }
    isNegative = mantissa.hasPrefix("-")
    let unsigned = mantissa.drop { $0 == "-" || $0 == "+" }
    let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    let joined = parts.joined()
    guard parts.count <= 2, !joined.isEmpty, joined.allSatisfy({ "0"..."9" ~= $0 }) else {
      return nil
    }
    let significant = joined.drop { $0 == "0" }
    digits = significant.isEmpty ? "0" : String(significant)
    exponent = power - (parts.count == 2 ? parts[1].count : 0)
  }

  var isSmallInteger: Bool { exponent == 0 && digits.count <= Self.limit }

  /// Pieces of at most 18 digits, whose sum is the number without its sign.
  var parts: [(digits: String, exponent: Int)] {
    var rest = digits
    var exponent = exponent
    var parts: [(digits: String, exponent: Int)] = []
    while !rest.isEmpty {
      let part = rest.suffix(Self.limit)
      let trimmed = part.drop { $0 == "0" }
      if !trimmed.isEmpty { parts.insert((String(trimmed), exponent), at: 0) }
      exponent += part.count
      rest.removeLast(part.count)
    }
    return parts.isEmpty ? [("0", 0)] : parts
  }

  /// The number of seconds as a `Duration`: `.seconds(40)`, `.milliseconds(1500)` or in
  /// nanoseconds; `nil` when it has more digits than that or is out of range.
  var duration: String? {
    let units = [("seconds", 0), ("milliseconds", 3), ("nanoseconds", 9)]
    for (unit, power) in units {
      guard let count = scaled(by: power) else { continue }
      return ".\(unit)(\(isNegative ? "-" : "")\(NumberLiteral.grouped("\(count)")))"
    }
    return nil
  }

  private func scaled(by power: Int) -> Int64? {
    guard exponent + power >= 0, exponent + power < Self.limit else { return nil }
    return Int64(digits + String(repeating: "0", count: exponent + power))
  }

  private static let limit = 18
}
