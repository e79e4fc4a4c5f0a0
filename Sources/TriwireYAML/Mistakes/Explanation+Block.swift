/// Mistakes of lines and their indentation.
extension Explanation {
  var blockMistake: YAMLError? {
    switch problem.problem {
    case "did not find expected key": misplacedKey
    case "did not find expected '-' indicator": misplacedItem
    case "did not find expected node content": strayCharacter
    case "could not find expected ':'": missingColon
    case "mapping values are not allowed in this context": strayColon
    case "block sequence entries are not allowed in this context":
      YAMLError(
        "a list item can't begin here", at: place,
        hint: "begin a line with '- ', or write [first, second]; quote it if it is a text")
    case "mapping keys are not allowed in this context":
      YAMLError(
        "a key can't begin here", at: place, hint: "a text that begins with '? ' needs quotes")
    case "did not find expected <document start>":
      YAMLError("expected '---' between the directives and the document", at: place)
    default: nil
    }
  }

  private var misplacedKey: YAMLError {
    let note = YAMLError.Note("the mapping begins here", at: contextPlace)
    guard isFirstOnLine else { return trailingText }
    switch character {
    case "-":
      return YAMLError(
        "a list item can't stand between the keys of a mapping", at: place, related: note)
    case ":":
      return YAMLError("no key stands before ':'", at: place)
    default:
      return YAMLError(
        "the indentation of this line fits none above", at: place,
        hint: "all keys of a mapping begin in one column", related: note)
    }
  }

  private var misplacedItem: YAMLError {
    guard isFirstOnLine else { return trailingText }
    return YAMLError(
      "expected '- ': this line stands between the items of a list", at: place,
      related: .init("the list begins here", at: contextPlace))
  }

  private var trailingText: YAMLError {
    YAMLError("unexpected text after the value", at: place, hint: trailingHint)
  }

  private var trailingHint: String {
    switch textBefore.last {
    case "'": "inside single quotes, write '' for a quote"
    case "\"": "inside double quotes, write \\\" for a quote"
    default: "a text that begins with a quote, a bracket or a brace needs quotes around all of it"
    }
  }

  private var strayCharacter: YAMLError {
    guard let character, "]},".unicodeScalars.contains(character) else {
      return YAMLError("expected a value here", at: place)
    }
    return YAMLError(
      character == "," ? "a text can't begin with ','" : "this '\(character)' closes nothing",
      at: place, hint: "a text that begins with '\(character)' needs quotes")
  }

  private var missingColon: YAMLError {
    let (text, start) = source.line(at: problem.contextIndex)
    let key = text.dropFirst(problem.contextIndex - start)
    let end = source.trimmedEnd(from: problem.contextIndex, to: start + text.count)
    return YAMLError(
      "expected ':' after the key", at: source.range(problem.contextIndex, end),
      hint: key.contains(":") ? "put a space after ':'" : nil)
  }

  private var strayColon: YAMLError {
    let before = textBefore
    let hasKey = zip(before, before.dropFirst()).contains { $0 == ":" && $1 == " " }
    return YAMLError(
      "':' can't stand here", at: place,
      hint: hasKey
        ? "a text that holds ': ' needs quotes"
        : "the text of the line above goes on here; check the indentation")
  }
}
