import TriwireYAML

/// Reads type expressions such as `list<map<string:Pet>>?`.
struct TypeParser {
  /// How deep types may nest.
  static let maximumDepth = 32

  private(set) var scanner: Scanner
  private var depth = 0

  init(_ text: ScalarText) {
    scanner = Scanner(text)
  }

  /// A whole type, with its question mark.
  mutating func type() throws(Diagnostic) -> TypeReference {
    scanner.skipSpaces()
    let start = scanner.position
    let type = try base()
    let end = scanner.position
    scanner.skipSpaces()
    guard scanner.next == UInt8(ascii: "?") else { return type }
    if case .patch = type {
      throw scanner.failure("'patch' is optional already", suggestion: "remove the '?'")
    }
    _ = scanner.accept("?")
    guard scanner.next != UInt8(ascii: "?") else {
      throw scanner.failure("the type is optional already", suggestion: "remove one '?'")
    }
    return .optional(type, scanner.text.location(start..<max(end, scanner.position)))
  }

  /// Nothing but spaces may follow.
  mutating func end() throws(Diagnostic) {
    scanner.skipSpaces()
    guard scanner.isAtEnd else {
      throw scanner.failure("unexpected \(scanner.found) after the type")
    }
  }

  private mutating func base() throws(Diagnostic) -> TypeReference {
    let name = try self.name("a type")
    let word = scanner.text.string(name)
    if let scalar = Scalar.named[word] { return try self.scalar(scalar, name) }
    switch word {
    case "list": return try list(name)
    case "map": return try map(name)
    case "patch": return try patch(name)
    default: return .named(Located(word, at: location(name)), arguments: try arguments())
    }
  }

  private func scalar(_ scalar: Scalar, _ name: Range<Int>) throws(Diagnostic) -> TypeReference {
    guard scanner.next != UInt8(ascii: "<") else {
      throw scanner.failure("'\(scalar.rawValue)' takes no type in angle brackets")
    }
    return .scalar(Located(scalar, at: location(name)))
  }

  private mutating func list(_ name: Range<Int>) throws(Diagnostic) -> TypeReference {
    try open("list<T>")
    let element = try nested()
    try close()
    return .list(element, location(name.lowerBound..<scanner.position))
  }

  private mutating func map(_ name: Range<Int>) throws(Diagnostic) -> TypeReference {
    try open("map<T> or map<K:T>")
    let first = try nested()
    let colon = scanner.position
    let second = scanner.accept(":") ? try nested() : nil
    try close()
    let place = location(name.lowerBound..<scanner.position)
    guard let second else {
      let key = TypeReference.scalar(Located(.string, at: location(name)))
      return .map(key: key, value: first, place)
    }
    guard first.canBeKey else {
      let range = name.upperBound + 1..<colon
      throw scanner.failure(
        "the key of a map is a string, an integer, a bool, a uuid, a date, an enumeration of "
          + "strings or a newtype of these", at: range)
    }
    return .map(key: first, value: second, place)
  }

  private mutating func patch(_ name: Range<Int>) throws(Diagnostic) -> TypeReference {
    guard depth == 0 else {
      throw scanner.failure("'patch' stands only outermost in a field's type", at: name)
    }
    try open("patch<T>")
    let start = scanner.position
    let inner = try nested()
    if case .optional = inner {
      throw scanner.failure(
        "'patch' is optional already", at: start..<scanner.position, suggestion: "remove the '?'")
    }
    try close()
    return .patch(inner, location(name.lowerBound..<scanner.position))
  }

  private mutating func arguments() throws(Diagnostic) -> [TypeReference] {
    guard scanner.accept("<") else { return [] }
    var arguments = [try nested()]
    while scanner.accept(",") { arguments.append(try nested()) }
    try close(hint: "quote a type that holds a comma")
    return arguments
  }

  private mutating func nested() throws(Diagnostic) -> TypeReference {
    guard depth < Self.maximumDepth else {
      throw scanner.failure("types nest deeper than \(Self.maximumDepth) levels")
    }
    depth += 1
    let type = try type()
    scanner.skipSpaces()
    depth -= 1
    return type
  }

  private mutating func open(_ form: String) throws(Diagnostic) {
    guard scanner.accept("<") else {
      throw scanner.failure("expected '<', found \(scanner.found)", suggestion: "write \(form)")
    }
  }

  private mutating func close(hint: String? = nil) throws(Diagnostic) {
    guard !scanner.accept(">") else { return }
    throw scanner.failure(
      "expected '>', found \(scanner.found)", suggestion: scanner.isAtEnd ? hint : nil)
  }

  private func location(_ range: Range<Int>) -> Location {
    scanner.text.location(range)
  }
}

extension TypeParser {
  /// `Page<T, U>`, as a declaration writes it.
  mutating func declaration() throws(Diagnostic) -> (Located<String>, [Located<String>]) {
    let name = scanner.text.located(try self.name("a type's name"))
    var parameters: [Located<String>] = []
    if scanner.accept("<") {
      repeat { parameters.append(try parameter()) } while scanner.accept(",")
      try close()
    }
    guard scanner.isAtEnd else {
      throw scanner.failure("unexpected \(scanner.found) in a type's name")
    }
    return (name, parameters)
  }

  private mutating func parameter() throws(Diagnostic) -> Located<String> {
    scanner.skipSpaces()
    let name = scanner.text.located(try self.name("a type parameter"))
    scanner.skipSpaces()
    return name
  }

  private mutating func name(_ what: String) throws(Diagnostic) -> Range<Int> {
    let name = scanner.advance(while: \.isPartOfName)
    guard let first = scanner.text.bytes[name].first, !first.isDigit else {
      throw name.isEmpty
        ? scanner.failure("expected \(what), found \(scanner.found)")
        : scanner.failure("\(what) does not begin with a digit", at: name)
    }
    return name
  }
}

extension UInt8 {
  /// Letters, digits, the underscore and everything beyond ASCII.
  var isPartOfName: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || self >= 0x80 }
}

extension Scalar {
  fileprivate static let named = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}

extension TypeReference {
  fileprivate var canBeKey: Bool {
    switch self {
    case .scalar(let scalar): scalar.value != .json && scalar.value != .bytes
    case .named(_, let arguments): arguments.isEmpty
    case .list, .map, .optional, .patch: false
    }
  }
}
