/// Mistakes in tokens and texts.
extension Explanation {
  /// A character that begins nothing.
  var tokenMistake: YAMLError? {
    switch problem.problem {
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return tab
    case "found character that cannot start any token":
      guard let character, character != "\t" else { return tab }
      return YAMLError(
        "a text can't begin with '\(character)'", at: place, hint: "put quotes around it")
    default: return nil
    }
  }

  private var tab: YAMLError {
    YAMLError("a tab can't indent", at: place, hint: "use spaces")
  }

  /// Something inside a quoted or block text, a tag, an anchor or a directive.
  var textMistake: YAMLError? {
    switch problem.context {
    case "while scanning a quoted scalar", "while parsing a quoted scalar": quotedMistake
    case "while scanning a block scalar":
      YAMLError(
        "only '+', '-' and a digit from 1 to 9 can follow '|' or '>'", at: place,
        hint: "a text that begins with '|' or '>' needs quotes")
    case "while scanning an alias": nameMistake("alias", sign: "*")
    case "while scanning an anchor": nameMistake("anchor", sign: "&")
    case "while scanning a tag", "while parsing a tag", "while parsing a node":
      YAMLError(
        "no valid tag", at: contextPlace, hint: "a text that begins with '!' needs quotes")
    case "while scanning a directive", "while scanning a %YAML directive":
      YAMLError(
        "no valid directive", at: contextPlace, hint: "a text that begins with '%' needs quotes")
    default: headMistake
    }
  }

  private var quotedMistake: YAMLError? {
    switch problem.problem {
    case "found unexpected end of stream":
      endlessText(nil)
    case "found unexpected document indicator":
      endlessText(.init("a document marker can't stand in it", at: place))
    case "found unknown escape character":
      YAMLError(
        "no escape begins with '\\\(escaped)'", at: place,
        hint: "write '\\\\' for a backslash, or use single quotes")
    case "did not find expected hexdecimal number":
      YAMLError("'\\x', '\\u' and '\\U' need 2, 4 and 8 hexadecimal digits", at: place)
    case "found invalid Unicode character escape code":
      YAMLError("no Unicode character has this number", at: place)
    default: nil
    }
  }

  private func endlessText(_ note: YAMLError.Note?) -> YAMLError {
    let quote = source.character(at: problem.contextIndex) ?? "\""
    return YAMLError(
      "this text never ends: missing \(quote == "'" ? "\"'\"" : "'\"'")", at: contextPlace,
      related: note)
  }

  private var escaped: String {
    source.character(at: problem.problemIndex + 1).map(String.init) ?? ""
  }

  private func nameMistake(_ kind: String, sign: String) -> YAMLError {
    YAMLError(
      "no valid \(kind): the name after '\(sign)' has letters, digits, '-' and '_'",
      at: source.range(problem.contextIndex, max(problem.problemIndex, problem.contextIndex + 1)),
      hint: "a text that begins with '\(sign)' needs quotes")
  }

  private var headMistake: YAMLError? {
    switch problem.problem {
    case "found incompatible YAML document":
      YAMLError("unknown version of YAML", at: place, hint: "write '%YAML 1.2', or no directive")
    case "found duplicate %YAML directive":
      YAMLError("a second '%YAML' directive", at: place)
    default: nil
    }
  }
}
