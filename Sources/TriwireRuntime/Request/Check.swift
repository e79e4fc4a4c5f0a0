internal import Foundation

/// A field and its value, to be held against the limits that the API documents. An absent value
/// breaks none.
public struct Check<Value> {
  private let field: String
  private let value: Value?

  /// A field's wire name and its value.
  public init(_ field: String, _ value: Value?) {
    self.field = field
    self.value = value
  }

  private func require(
    _ limit: @autoclosure () -> String, _ holds: (Value) -> Bool
  ) throws(ValidationError) {
    if let value, !holds(value) { throw ValidationError(field: field, limit: limit()) }
  }
}

extension Check where Value: Comparable {
  /// `min` and `max`, both inclusive; nil is no bound. NaN is outside of every bound.
  @discardableResult
  public func range(min: Value? = nil, max: Value? = nil) throws(ValidationError) -> Check {
    if let min { try require("at least \(min)") { $0 >= min } }
    if let max { try require("at most \(max)") { $0 <= max } }
    return self
  }
}

extension Check where Value == String {
  /// `minLength` and `maxLength`, counted in Unicode scalars as JSON Schema counts them.
  @discardableResult
  public func length(min: Int? = nil, max: Int? = nil) throws(ValidationError) -> Check {
    if let min {
      try require("at least \(min) \(min == 1 ? "character" : "characters")") {
        $0.unicodeScalars.count >= min
      }
    }
    if let max {
      try require("at most \(max) \(max == 1 ? "character" : "characters")") {
        $0.unicodeScalars.count <= max
      }
    }
    return self
  }

  /// `pattern`: a regular expression found somewhere in the text; `^` and `$` tie it to the ends.
  /// An expression that can't be compiled matches nothing.
  @discardableResult
  public func pattern(_ pattern: String) throws(ValidationError) -> Check {
    let expression = try? NSRegularExpression(pattern: pattern)
    try require("text that matches \(pattern)") { text in
      let whole = NSRange(text.startIndex..., in: text)
      return expression?.firstMatch(in: text, range: whole) != nil
    }
    return self
  }
}

extension Check where Value: Collection {
  /// `minItems` and `maxItems`.
  @discardableResult
  public func items(min: Int? = nil, max: Int? = nil) throws(ValidationError) -> Check {
    if let min {
      try require("at least \(min) \(min == 1 ? "item" : "items")") { $0.count >= min }
    }
    if let max {
      try require("at most \(max) \(max == 1 ? "item" : "items")") { $0.count <= max }
    }
    return self
  }
}
