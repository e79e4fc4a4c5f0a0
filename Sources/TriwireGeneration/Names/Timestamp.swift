/// A checked RFC 3339 date-time as seconds since 1970.
struct Timestamp {
  /// In decimal, exact, with its fraction.
  let seconds: String

  init?(_ text: String) {
    let parts = text.uppercased().replacing(" ", with: "T").split(separator: "T")
    guard parts.count == 2, let days = Self.days(parts[0]) else { return nil }
    let clock = parts[1].prefix { !"Z+-".contains($0) }
    let offset = Self.offset(parts[1].dropFirst(clock.count))
    let numbers = clock.split(separator: ":")
    guard numbers.count == 3, let hour = Int(numbers[0]), let minute = Int(numbers[1]),
      let second = Int(numbers[2].prefix { $0 != "." }), let offset
    else { return nil }
    let whole = days * 86_400 + hour * 3_600 + minute * 60 + second - offset
    seconds = Self.text(whole, fraction: numbers[2].drop { $0 != "." }.dropFirst())
  }

  /// Days since 1970-01-01 of `2026-11-30`, counted from March so that leap days come last.
  private static func days(_ date: Substring) -> Int? {
    let numbers = date.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    let year = numbers[1] > 2 ? numbers[0] : numbers[0] - 1
    let dayOfYear = (153 * ((numbers[1] + 9) % 12) + 2) / 5 + numbers[2] - 1
    let leaps = year.floored(by: 4) - year.floored(by: 100) + year.floored(by: 400)
    return year * 365 + leaps + dayOfYear - 719_468
  }

  private static func offset(_ zone: Substring) -> Int? {
    if zone == "Z" { return 0 }
    let numbers = zone.dropFirst().split(separator: ":").compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    return (zone.first == "-" ? -1 : 1) * (numbers[0] * 3_600 + numbers[1] * 60)
  }

  private static func text(_ whole: Int, fraction: Substring) -> String {
    let digits = fraction.allSatisfy { $0 == "0" } ? "" : fraction
    if digits.isEmpty { return NumberLiteral.grouped("\(whole)") }
    if whole >= 0 { return "\(whole).\(digits)" }
    return "\(whole) + 0.\(digits)"
  }
}

extension Int {
  fileprivate func floored(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor)
  }
}
