import TriwireSpelling
import TriwireYAML

extension Value {
  /// Any scalar as the text that was written; nothing at all is an error, quoted empty text is not.
  func anyText() -> Located<String>? {
    guard case .scalar(let scalar) = node.kind, !isNothing else {
      expected("text")
      return nil
    }
    return located(scalar.text)
  }

  /// A scalar of at least one character.
  func text() -> Located<String>? {
    guard let text = anyText() else { return nil }
    guard !text.value.isEmpty else {
      error("the text can't be empty")
      return nil
    }
    return text
  }

  /// A documentation text.
  func doc() -> String? {
    anyText()?.value
  }

  func bool() -> Located<Bool>? {
    switch plainText {
    case "true": return located(true)
    case "false": return located(false)
    default:
      expected("true or false", suggestion: scalarText.flatMap(suggestedBool))
      return nil
    }
  }

  private func suggestedBool(for text: String) -> String? {
    switch text.lowercased() {
    case "true" where plainText == nil, "false" where plainText == nil: "remove the quotes"
    case "true", "yes", "on": "did you mean 'true'?"
    case "false", "no", "off": "did you mean 'false'?"
    default: nil
    }
  }

  func integer(_ what: String, in range: ClosedRange<Int>) -> Located<Int>? {
    guard let text = plainText, isDecimal(text), let number = Int(text), range.contains(number)
    else {
      let isQuoted = plainText == nil && scalarText.flatMap(Int.init) != nil
      expected(
        "\(what) from \(range.lowerBound) to \(range.upperBound)",
        suggestion: isQuoted ? "remove the quotes" : nil)
      return nil
    }
    return located(number)
  }

  /// `Int.init` would also read `+5` and `007`.
  private func isDecimal(_ text: String) -> Bool {
    var digits = text.utf8[...]
    if digits.first == UInt8(ascii: "-") { digits.removeFirst() }
    return !digits.isEmpty && digits.allSatisfy(\.isDigit)
      && (digits.count == 1 || digits.first != UInt8(ascii: "0"))
  }

  /// One of an enumeration's raw values.
  func choice<Choice>(_ type: Choice.Type = Choice.self) -> Located<Choice>?
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let choice = scalarText.flatMap(Choice.init) else {
      let names = Choice.allCases.map(\.rawValue)
      expected(oneOf(names), nearestOf: names)
      return nil
    }
    return located(choice)
  }

  /// Like ``expected(_:suggestion:)``, with the nearest of the names as suggestion.
  func expected(_ what: String, nearestOf names: [String]) {
    expected(what, suggestion: NearestName(of: names, to: scalarText ?? "")?.suggestion)
  }
}

/// `a`, `a or b`, `a, b or c`.
func oneOf(_ names: [String]) -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " or " + last
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  var isLowercase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  var isLetter: Bool { isUppercase || isLowercase }
}
