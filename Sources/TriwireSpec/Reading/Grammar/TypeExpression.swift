import TriwireYAML

/// What a field's short form says: a type, and perhaps a default after an equals sign.
struct TypeExpression {
  var type: TypeReference
  var defaultValue: Located<String>?

  /// For fields and parameters: `patch<T>` and a default are allowed.
  static func read(_ value: Value) -> TypeExpression? {
    guard let text = scalar(value) else { return nil }
    return value.collecting { () throws(Diagnostic) in
      var parser = TypeParser(text)
      let type = try parser.type()
      var scanner = parser.scanner
      scanner.skipSpaces()
      guard scanner.accept("=") else {
        try parser.end()
        return TypeExpression(type: type)
      }
      return TypeExpression(type: type, defaultValue: try defaultValue(&scanner, of: type))
    }
  }

  fileprivate static func scalar(_ value: Value) -> ScalarText? {
    guard let text = ScalarText(value), !text.bytes.isEmpty else {
      value.expected("a type")
      return nil
    }
    return text
  }

  private static func defaultValue(
    _ scanner: inout Scanner, of type: TypeReference
  ) throws(Diagnostic) -> Located<String> {
    scanner.skipSpaces()
    var end = scanner.text.bytes.count
    while end > scanner.position, scanner.text.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    guard scanner.position < end else {
      throw scanner.failure("expected a default after '='", suggestion: "empty text is '= \"\"'")
    }
    let written = scanner.text.located(scanner.position..<end)
    guard type.canBeText, scanner.next == UInt8(ascii: "\"") else { return written }
    guard let decoded = JSONString.decode(written.value) else {
      throw scanner.failure("the default is no JSON string", at: scanner.position..<end)
    }
    return Located(decoded, at: written.location)
  }
}

extension TypeReference {
  /// A type where neither `patch<T>` nor a default may stand.
  static func read(_ value: Value) -> TypeReference? {
    guard let text = TypeExpression.scalar(value) else { return nil }
    return value.collecting { () throws(Diagnostic) in
      var parser = TypeParser(text)
      let type = try parser.type()
      if parser.scanner.next == UInt8(ascii: "=") {
        throw parser.scanner.failure("a default stands only in a field or a parameter")
      }
      try parser.end()
      if case .patch(_, let location) = type {
        throw Diagnostic(.error, "'patch' stands only in a field's type", at: location)
      }
      return type
    }
  }

  /// A quoted default of a number or a truth value stays as written, to be refused as no literal.
  fileprivate var canBeText: Bool {
    switch self {
    case .scalar(let scalar): scalar.value.isText
    case .named: true
    case .optional(let inner, _), .patch(let inner, _): inner.canBeText
    case .list, .map: false
    }
  }
}

extension Scalar {
  fileprivate var isText: Bool {
    switch self {
    case .string, .bytes, .uuid, .url, .datetime, .date, .duration: true
    default: false
    }
  }
}
