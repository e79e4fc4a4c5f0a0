/// Whether brackets, texts and comments of a Swift source are closed where they should be: quick, and
/// enough to notice a text that got out of its literal.
struct SourceBalance {
  private var rest: Substring.UnicodeScalarView
  private var open: [UnicodeScalar] = []

  static func check(_ source: String) {
    var balance = SourceBalance(rest: source[...].unicodeScalars)
    if let fault = balance.fault() { fail("\(fault) in\n\(source)") }
  }

  private init(rest: Substring.UnicodeScalarView) {
    self.rest = rest
  }

  /// What is wrong; nil when nothing is.
  private mutating func fault() -> String? {
    while let scalar = rest.popFirst() {
      switch scalar {
      case "/" where rest.first == "/": skipLine()
      case "/" where rest.first == "*": if !skipComment() { return "an open comment" }
      case "\"": if !skipText() { return "an open text" }
      case "(", "[", "{": open.append(scalar)
      case ")", "]", "}":
        guard open.popLast() == Self.opening[scalar] else { return "a stray '\(scalar)'" }
      default: break
      }
    }
    return open.last.map { "an open '\($0)'" }
  }

  private static let opening: [UnicodeScalar: UnicodeScalar] = [")": "(", "]": "[", "}": "{"]

  private mutating func skipLine() {
    rest = rest.drop { $0 != "\n" && $0 != "\r" }
  }

  private mutating func skipComment() -> Bool {
    rest = rest.dropFirst()
    var depth = 1
    while depth > 0, let scalar = rest.popFirst() {
      if scalar == "*", rest.first == "/" { depth -= 1 }
      if scalar == "/", rest.first == "*" { depth += 1 }
      if (scalar == "*" || scalar == "/") && (rest.first == "*" || rest.first == "/") {
        rest = rest.dropFirst()
      }
    }
    return depth == 0
  }

  /// A text on one line; generated sources have no other ones.
  private mutating func skipText() -> Bool {
    while let scalar = rest.popFirst(), scalar != "\n", scalar != "\r" {
      if scalar == "\"" { return true }
      if scalar == "\\", rest.popFirst() == "(", !skipPath() { return false }
    }
    return false
  }

  /// What a generated text interpolates: a name, or one of its properties.
  private mutating func skipPath() -> Bool {
    rest = rest.drop { $0.properties.isAlphabetic || "0123456789_.`".unicodeScalars.contains($0) }
    return rest.popFirst() == ")"
  }
}
