/// Dates of RFC 3339.
enum DateText {
  /// `2026-11-30`, a day that the Gregorian calendar has.
  static func isDate(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], let year = number(parts[0]),
      let month = number(parts[1]), let day = number(parts[2]), (1...12).contains(month)
    else { return false }
    return day >= 1 && day <= days(in: month, of: year)
  }

  /// `2026-11-30T12:00:00.25+01:00`; a zone is required.
  static func isDateTime(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes[10] | 0x20 == UInt8(ascii: "t"),
      isDate(String(decoding: bytes[..<10], as: UTF8.self)), isTime(bytes[11..<19])
    else { return false }
    var rest = bytes[19...]
    if rest.first == UInt8(ascii: ".") {
      let digits = rest.dropFirst().prefix(while: \.isDigit)
      guard !digits.isEmpty else { return false }
      rest = rest[digits.endIndex...]
    }
    return isZone(rest)
  }

  /// `12:00:00`; a leap second is 60.
  private static func isTime(_ bytes: ArraySlice<UInt8>) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [2, 2, 2] else { return false }
    return isNumber(parts[0], upTo: 23) && isNumber(parts[1], upTo: 59)
      && isNumber(parts[2], upTo: 60)
  }

  private static func isZone(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first else { return false }
    if first | 0x20 == UInt8(ascii: "z") { return bytes.count == 1 }
    let parts = bytes.dropFirst().split(
      separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return (first == UInt8(ascii: "+") || first == UInt8(ascii: "-"))
      && parts.map(\.count) == [2, 2] && isNumber(parts[0], upTo: 23)
      && isNumber(parts[1], upTo: 59)
  }

  private static func isNumber(_ bytes: some Sequence<UInt8>, upTo limit: Int) -> Bool {
    number(bytes).map { $0 <= limit } ?? false
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int? {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    return text.utf8.allSatisfy(\.isDigit) ? Int(text) : nil
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
