import TriwireYAML

extension Constraints {
  static func take(from keys: inout MappingReader) -> Constraints {
    let constraints = Constraints(
      min: keys.take("min", decimal),
      max: keys.take("max", decimal),
      minLength: keys.take("minLength", count),
      maxLength: keys.take("maxLength", count),
      pattern: keys.take("pattern") { $0.text() },
      minItems: keys.take("minItems", count),
      maxItems: keys.take("maxItems", count))
    constraints.checkOrder(keys.value)
    return constraints
  }

  private static func count(_ value: Value) -> Located<Int>? {
    value.integer("a number", in: 0...Int(Int32.max))
  }

  private static func decimal(_ value: Value) -> Located<String>? {
    guard let text = value.plainText, text.isJSONNumber else {
      value.expected("a number")
      return nil
    }
    return value.located(text)
  }

  private func checkOrder(_ value: Value) {
    check(minLength, maxLength, "minLength", "maxLength", value)
    check(minItems, maxItems, "minItems", "maxItems", value)
    // Rounding to a double keeps the order, so this never refuses a valid pair.
    let limits = (min?.mapValue { Double($0) ?? 0 }, max?.mapValue { Double($0) ?? 0 })
    check(limits.0, limits.1, "min", "max", value)
  }

  private func check<Limit: Comparable>(
    _ lower: Located<Limit>?, _ upper: Located<Limit>?, _ low: String, _ high: String,
    _ value: Value
  ) {
    guard let lower, let upper, lower.value > upper.value else { return }
    value.error(
      "'\(high)' is less than '\(low)'", at: upper.location,
      notes: [Diagnostic.Note("'\(low)' was written here", at: lower.location)])
  }
}

extension Located {
  func mapValue<T>(_ transform: (Value) -> T) -> Located<T> {
    Located<T>(transform(value), at: location)
  }
}

extension String {
  /// A number of RFC 8259 (section 6).
  fileprivate var isJSONNumber: Bool {
    var rest = utf8[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = rest.digits()
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      if rest.digits().isEmpty { return false }
    }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      if rest.digits().isEmpty { return false }
    }
    return rest.isEmpty
  }
}

extension Substring.UTF8View {
  /// Removes the digits at the beginning and gives them.
  fileprivate mutating func digits() -> Substring.UTF8View {
    let digits = prefix(while: \.isDigit)
    self = self[digits.endIndex...]
    return digits
  }
}
