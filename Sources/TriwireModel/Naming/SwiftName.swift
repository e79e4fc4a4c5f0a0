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
    if text.utf8.first?.isSmallLetter == true, isCamelCase(text) { return text }
    let words = words(of: text, signs: signs)
    let isShouting = isShouting(text)
    var name = words[0].lowercased()
    for word in words.dropFirst() { name += capitalized(word, isShouting: isShouting) }
    return name
  }

  static func type(_ text: String) -> String {
    if isCamelCase(text), let first = text.utf8.first, first.isCapital || first.isSmallLetter {
      let name = first.isCapital ? text : text.prefix(1).uppercased() + text.dropFirst()
      if first.isCapital || isCamelCase(name) { return name }
    }
    let isShouting = isShouting(text)
    return words(of: text, signs: .digitsOnly).reduce(into: "") {
      $0 += capitalized($1, isShouting: isShouting)
    }
  }

  /// Whether all words behind the first capital are as they should be, as in most names: letters and
  /// digits, no capitals in a row and no acronyms.
  private static func isCamelCase(_ text: String) -> Bool {
    var start = text.startIndex
    var isCapital = true
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      guard byte.isSmallLetter || byte.isCapital || byte.isDigit else { return false }
      if byte.isCapital, index > text.startIndex {
        guard !isCapital, !isChanged(text[start..<index]) else { return false }
        start = index
      }
      isCapital = byte.isCapital
    }
    return !isChanged(text[start...])
  }

  /// The first word of a member may be any.
  private static func isChanged(_ word: Substring) -> Bool {
    word.utf8.first?.isCapital == true && Acronyms.form(of: String(word)) != nil
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
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
