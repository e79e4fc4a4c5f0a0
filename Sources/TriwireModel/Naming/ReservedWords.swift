/// Words that the Swift grammar keeps for itself.
enum ReservedWords {
  /// Need backticks where they are declared, and where they stand as a bare word.
  static let escaped: WordSet = [
    // Declarations
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "package", "precedencegroup", "private",
    "protocol", "public", "static", "struct", "subscript", "typealias", "var",
    // Statements
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
    "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
    // Expressions and types
    "Any", "as", "false", "is", "nil", "rethrows", "self", "Self", "super", "throws", "true", "try",
    // Words of a context, which begin an expression or a statement there
    "any", "await", "borrow", "consume", "copy", "discard", "each", "some", "then", "unsafe",
    "yield",
  ]

  /// Can't be a parameter's name as they are.
  static let escapedAsLabel: WordSet = ["inout", "let", "var"]

  /// Mean something of their own behind a dot, or can't be a type's name, backticks or not.
  static let unusable: WordSet = ["init", "self", "Self", "Type", "Protocol", "Any", "_"]
}
