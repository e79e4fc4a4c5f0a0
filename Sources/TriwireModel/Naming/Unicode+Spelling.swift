extension Unicode.Scalar {
  /// Signs that mean something of their own wherever they stand.
  var isOperator: Bool {
    switch self {
    case "+", "%", "&", "<", ">", "=": true
    default: false
    }
  }

  /// The words for a sign; a sign beyond ASCII has those of its Unicode name. Empty for a character
  /// without a name, such as a control character.
  var spelling: [String] {
    if let word = Self.words[self] { return [word] }
    let name = properties.nameAlias ?? properties.name ?? ""
    return name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static let words: [Unicode.Scalar: String] = [
    " ": "space", "\t": "tab", "\n": "newline", "!": "exclamation", "\"": "quote", "#": "hash",
    "$": "dollar", "%": "percent", "&": "and", "'": "apostrophe", "(": "open", ")": "close",
    "*": "asterisk", "+": "plus", ",": "comma", "-": "minus", ".": "dot", "/": "slash",
    ":": "colon", ";": "semicolon", "<": "less", "=": "equals", ">": "greater", "?": "question",
    "@": "at", "[": "openBracket", "\\": "backslash", "]": "closeBracket", "^": "caret",
    "_": "underscore", "`": "backtick", "{": "openBrace", "|": "or", "}": "closeBrace",
    "~": "tilde",
  ]
}
