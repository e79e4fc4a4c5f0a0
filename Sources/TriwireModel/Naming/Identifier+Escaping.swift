extension Identifier {
  /// The name where it is declared or stands as a bare word: with backticks when the word is one of
  /// the language's own.
  package var declared: String {
    ReservedWords.escaped.contains(text) ? "`\(text)`" : text
  }

  /// The name as an argument's label or a parameter's name, before the colon: there nearly all words
  /// may stand as they are, and the compiler warns of needless backticks.
  package var label: String {
    ReservedWords.escapedAsLabel.contains(text) ? "`\(text)`" : text
  }

  /// The name behind a dot, where all words stand as they are; those that can't are never given.
  package var member: String { text }
}
