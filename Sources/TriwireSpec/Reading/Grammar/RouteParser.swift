import TriwireYAML

/// Reads `METHOD /path/{variable}/{rest*}`.
struct RouteParser {
  private var scanner: Scanner

  private init(_ text: ScalarText) {
    scanner = Scanner(text)
  }

  static func read(_ value: Value) -> Located<Route>? {
    guard let text = ScalarText(value), !text.bytes.isEmpty else {
      value.expected("a route such as GET /pets/{id}")
      return nil
    }
    return value.collecting { () throws(Diagnostic) in
      var parser = RouteParser(text)
      return value.located(try parser.route())
    }
  }

  private mutating func route() throws(Diagnostic) -> Route {
    let method = try self.method()
    scanner.skipSpaces()
    guard scanner.accept("/") else {
      throw scanner.failure("the path of a route begins with '/', found \(scanner.found)")
    }
    var segments = [try segment()]
    while scanner.accept("/") {
      if segments.last?.parts.isEmpty == true {
        throw scanner.failure("an empty segment in the path", at: scanner.lastByte)
      }
      segments.append(try segment())
    }
    guard scanner.isAtEnd else { throw unexpected() }
    return Route(method: method, segments: segments)
  }

  private mutating func method() throws(Diagnostic) -> String {
    let range = scanner.advance { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }
    let method = scanner.text.string(range)
    guard !range.isEmpty else {
      throw scanner.failure(
        "expected a method, found \(scanner.found)", suggestion: "write GET /path")
    }
    guard method.isMethod else {
      let upper = method.uppercased()
      throw scanner.failure(
        "a method is an upper-case token", at: range,
        suggestion: upper.isMethod ? "did you mean '\(upper)'?" : nil)
    }
    return method
  }

  private mutating func segment() throws(Diagnostic) -> Route.Segment {
    let start = scanner.position
    var parts: [Route.Part] = []
    while let byte = scanner.next, byte != UInt8(ascii: "/") {
      if byte == UInt8(ascii: "{") {
        parts.append(try variable())
      } else {
        let text = scanner.advance(while: \.isPartOfPath)
        guard !text.isEmpty else { throw unexpected() }
        try checkEscapes(text)
        parts.append(.text(scanner.text.string(text)))
      }
    }
    if case .text(let text)? = parts.first, parts.count == 1,
      [".", ".."].contains(text.lowercased().replacing("%2e", with: "."))
    {
      throw scanner.failure(
        "'.' and '..' would move the path", at: start..<scanner.position)
    }
    return Route.Segment(parts: parts)
  }

  private mutating func variable() throws(Diagnostic) -> Route.Part {
    _ = scanner.accept("{")
    let name = scanner.advance { !"{}*/ ".utf8.contains($0) }
    guard !name.isEmpty else {
      throw scanner.failure("expected a variable's name, found \(scanner.found)")
    }
    let isRest = scanner.accept("*")
    guard scanner.accept("}") else {
      throw scanner.failure("expected '}', found \(scanner.found)")
    }
    let variable = scanner.text.located(name)
    return isRest ? .rest(variable) : .variable(variable)
  }

  private func checkEscapes(_ range: Range<Int>) throws(Diagnostic) {
    for index in range where scanner.text.bytes[index] == UInt8(ascii: "%") {
      let digits = scanner.text.bytes[index + 1..<min(index + 3, range.upperBound)]
      guard digits.count == 2, digits.allSatisfy(\.isHexadecimal) else {
        throw scanner.failure("'%' is followed by two hexadecimal digits", at: index..<index + 1)
      }
    }
  }

  private func unexpected() -> Diagnostic {
    switch scanner.next {
    case UInt8(ascii: "?"):
      scanner.failure(
        "a route has no query", suggestion: "declare its parameters under 'query'")
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      scanner.failure("a route is a method and a path without spaces")
    default:
      scanner.failure("unexpected \(scanner.found) in a path", suggestion: "percent-encode it")
    }
  }
}

extension Scanner {
  fileprivate var lastByte: Range<Int> { position - 1..<position }
}

extension String {
  fileprivate var isMethod: Bool {
    utf8.first?.isUppercase == true && utf8.allSatisfy(\.isPartOfMethod)
  }
}

extension UInt8 {
  fileprivate var isPartOfMethod: Bool {
    isUppercase || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }

  /// `pchar` of RFC 3986 (section 3.3).
  fileprivate var isPartOfPath: Bool {
    isLetter || isDigit || "-._~!$&'()*+,;=:@%".utf8.contains(self)
  }

  fileprivate var isHexadecimal: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}
