/// Swift names derived from wire names.
///
/// - Members are lowerCamelCase, types UpperCamelCase.
/// - Acronyms (`ID`, `URL`, `HTTP`, …) are upper case throughout, except at the beginning of a
///   member, where they are lower case throughout: `userID`, `urlString`, `URLString`. A word in
///   capitals counts as an acronym where the rest of the name is not in capitals.
/// - A name that would begin with a digit gets the leading word `value`: `value1st`.
/// - The empty text is `empty`.
enum SwiftName {
  static func member(_ text: String, signs: Words.Signs = .digitsOnly) -> String {
    if !text.isEmpty, text.utf8.allSatisfy(\.isSmallLetter) { return text }
    let words = words(of: text, signs: signs)
    let isShouting = isShouting(text)
    var name = words[0].lowercased()
    for word in words.dropFirst() { name += capitalized(word, isShouting: isShouting) }
    return name
  }

  static func type(_ text: String) -> String {
    let isShouting = isShouting(text)
    return words(of: text, signs: .digitsOnly).reduce(into: "") {
      $0 += capitalized($1, isShouting: isShouting)
    }
  }

  /// Never empty, and never beginning with a digit.
  private static func words(of text: String, signs: Words.Signs) -> [String] {
    let words = Words.split(text, signs: signs)
    guard let first = words.first?.unicodeScalars.first else { return ["empty"] }
    return first.isDigit ? ["value"] + words : words
  }

  /// No small letter at all: capitals tell nothing about acronyms.
  private static func isShouting(_ text: String) -> Bool {
    !text.unicodeScalars.contains(where: \.isLower)
  }

  private static func capitalized(_ word: String, isShouting: Bool) -> String {
    if let acronym = Acronyms.form(of: word) { return acronym }
    guard isShouting || !isAcronym(word) else { return word }
    return capitalized(word)
  }

  private static func capitalized(_ word: String) -> String {
    guard word.utf8.allSatisfy({ $0 < 0x80 }) else {
      return word.prefix(1).uppercased() + word.dropFirst().lowercased()
    }
    var bytes = Array(word.lowercased().utf8)
    if let first = bytes.first, first.isSmallLetter { bytes[0] = first ^ 0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isAcronym(_ word: String) -> Bool {
    word.unicodeScalars.count > 1 && word.unicodeScalars.allSatisfy { $0.isUpper || $0.isDigit }
  }
}

extension UInt8 {
  fileprivate var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
