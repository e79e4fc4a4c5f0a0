import TriwireSpelling

/// Reads the options and arguments of one command.
struct WordReader {
  private let path: CommandPath
  private var words: ArraySlice<String>
  private var places: [String] = []
  private var arguments = Arguments()

  init(path: CommandPath, words: ArraySlice<String>) {
    self.path = path
    self.words = words
  }

  /// Stops at `--help`, since nothing else counts then.
  mutating func read() throws(UsageError) -> Arguments {
    while let word = words.popFirst() {
      if word == "--" {
        places += words
        break
      }
      try read(word)
      if arguments.has(.help) || arguments.has(.version) { return arguments }
    }
    try assignPlaces()
    try checkRequired()
    return arguments
  }

  private mutating func read(_ word: String) throws(UsageError) {
    if word.hasPrefix("--") {
      try readLong(word.dropFirst(2))
    } else if word.hasPrefix("-"), word != "-" {
      try readShort(word.dropFirst())
    } else {
      places.append(word)
    }
  }

  private mutating func readLong(_ text: Substring) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = path.options.first(where: { $0.name == name }) else {
      let nearest = NearestName(of: path.options.map(\.name), to: name)
      throw UsageError(
        "unknown option '--\(name)'", suggestion: nearest.map { "did you mean '--\($0.name)'?" })
    }
    let value = parts.count > 1 ? String(parts[1]) : nil
    guard option.value != .none else {
      guard value == nil else { throw UsageError("\(option.spelling) takes no value") }
      return arguments.set(option, to: "")
    }
    try set(option, to: value)
  }

  private mutating func readShort(_ letters: Substring) throws(UsageError) {
    for index in letters.indices {
      guard let option = path.options.first(where: { $0.short == letters[index] }) else {
        throw UsageError("unknown option '-\(letters[index])'")
      }
      guard option.value == .none else {
        let rest = letters[letters.index(after: index)...]
        return try set(option, to: rest.isEmpty ? nil : String(rest))
      }
      arguments.set(option, to: "")
    }
  }

  /// Without `written`, the value is the next word.
  private mutating func set(_ option: Option, to written: String?) throws(UsageError) {
    guard !arguments.has(option) else {
      throw UsageError("\(option.spelling) stands there twice")
    }
    let value = if let written { written } else { try nextWord(for: option) }
    guard !value.isEmpty else { throw UsageError("the value of \(option.spelling) is empty") }
    try option.check(value)
    arguments.set(option, to: value)
  }

  private mutating func nextWord(for option: Option) throws(UsageError) -> String {
    guard let word = words.first else {
      throw UsageError("\(option.spelling) needs a value")
    }
    guard !word.hasPrefix("-") || word == "-" else {
      throw UsageError(
        "\(option.spelling) needs a value",
        suggestion: "write \(option.spelling)=\(word) when '\(word)' is meant to be it")
    }
    words.removeFirst()
    return word
  }

  private mutating func assignPlaces() throws(UsageError) {
    var rest = places[...]
    for positional in path.command.positionals {
      guard rest.count >= positional.count.minimum else {
        throw UsageError("\(positional.name) is missing")
      }
      for word in rest.prefix(positional.count.maximum) { arguments.append(word, to: positional) }
      rest = rest.dropFirst(positional.count.maximum)
    }
    if let word = rest.first { throw UsageError("unexpected argument '\(word)'") }
  }

  private func checkRequired() throws(UsageError) {
    for option in path.options where option.isRequired && !arguments.has(option) {
      throw UsageError("\(option.spelling) \(option.placeholder ?? "") is missing")
    }
  }
}

extension Option {
  fileprivate func check(_ text: String) throws(UsageError) {
    switch value {
    case .none, .text: return
    case .choice(let choices, _): try check(text, isOneOf: choices)
    case .integer(let range, _):
      guard let number = Int(text), range.contains(number) else {
        throw UsageError(
          "\(spelling) is a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
      }
    }
  }

  private func check(_ text: String, isOneOf choices: [String]) throws(UsageError) {
    guard !choices.contains(text) else { return }
    throw UsageError(
      "\(spelling) is \(choices.choices), not '\(text)'",
      suggestion: NearestName(of: choices, to: text)?.suggestion)
  }
}
