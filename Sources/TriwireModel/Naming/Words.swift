/// The words of a wire name.
///
/// - Punctuation and spaces separate words: `in-progress`, `filter[name]`, `@id`.
/// - So do changes from lower to upper case (`userName`) and the end of a run of capitals
///   (`HTTPServer`, `userIDs`).
/// - Digits belong to the letters before them (`sha256`) and, in lower case, to those after
///   (`2xl`). Where digits of two words would meet, the separator is spelled: `1.0` is 1 point 0.
/// - The operators `+ % & < > =` are spelled wherever they stand, `#` behind a letter (`C#`), and
///   all signs when the name has neither letters nor digits.
/// - A hyphen is a minus at the beginning before a digit and, where `signs` says so, in other
///   places.
struct Words {
  /// What a hyphen may stand for in a scope, besides a separator.
  enum Signs: Equatable {
    /// Names of members.
    case digitsOnly
    /// Values of an enumeration: also at the beginning before a letter, as in `-created`.
    case leading
    /// Values of an enumeration that uses plus signs: also before any digit, as in `GMT-1`.
    case everywhere
  }

  private(set) var list: [String] = []
  private let scalars: [Unicode.Scalar]
  private let signs: Signs
  private let spellsAll: Bool
  private var word = String.UnicodeScalarView()

  static func split(_ text: String, signs: Signs = .digitsOnly) -> [String] {
    var words = Words(text, signs)
    for index in words.scalars.indices { words.read(index) }
    words.end()
    return words.list
  }

  private init(_ text: String, _ signs: Signs) {
    scalars = Array(text.unicodeScalars)
    self.signs = signs
    spellsAll = !scalars.contains { $0.isLetter || $0.isDigit }
  }

  private mutating func read(_ index: Int) {
    let scalar = scalars[index]
    if scalar.isLetter || scalar.isDigit {
      if isBorder(index) { end() }
      word.append(scalar)
    } else if scalar.continuesLetter, !word.isEmpty {
      word.append(scalar)
    } else {
      end()
      if let spelled = spelled(index) { list += spelled }
    }
  }

  private mutating func end() {
    if !word.isEmpty { list.append(String(word)) }
    word = String.UnicodeScalarView()
  }

  /// Whether a word begins at a letter although nothing separates it from the one before.
  private func isBorder(_ index: Int) -> Bool {
    guard scalars[index].isUpper, index > 0 else { return false }
    let previous = scalars[index - 1]
    if !previous.isUpper { return true }
    guard index + 1 < scalars.count, scalars[index + 1].isLower else { return false }
    return !belongsToCapitals(index + 1)
  }

  /// The `s` of `IDs` and `URLs`, and the `v` of `IPv4`.
  private func belongsToCapitals(_ index: Int) -> Bool {
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    return switch scalars[index] {
    case "s": next?.isLower != true
    case "v": next?.isDigit == true
    default: false
    }
  }
}

// MARK: Signs

extension Words {
  private func spelled(_ index: Int) -> [String]? {
    let scalar = scalars[index]
    if scalar == "-", isMinus(index) { return ["minus"] }
    if scalar == "#", index > 0, scalars[index - 1].isLetter { return ["sharp"] }
    if joinsDigits(index) { return scalar == "-" ? ["dash"] : scalar.spelling }
    return spellsAll || scalar.isOperator || !scalar.isASCII ? scalar.spelling : nil
  }

  private func isMinus(_ index: Int) -> Bool {
    guard index + 1 < scalars.count else { return spellsAll }
    let next = scalars[index + 1]
    switch signs {
    case .digitsOnly: return index == 0 && next.isDigit
    case .leading: return index == 0
    case .everywhere: return index == 0 || next.isDigit && !scalars[index - 1].isDigit
    }
  }

  /// A single sign between digits.
  private func joinsDigits(_ index: Int) -> Bool {
    index > 0 && index + 1 < scalars.count
      && scalars[index - 1].isDigit && scalars[index + 1].isDigit
  }
}
