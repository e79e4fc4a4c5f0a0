/// Mistakes between `{` and `}`, or `[` and `]`.
extension Explanation {
  var flowMistake: YAMLError? {
    switch (problem.context, problem.problem) {
    case (_, "did not find expected ',' or '}'"): unfinished(.mapping, from: contextPlace)
    case (_, "did not find expected ',' or ']'"): unfinished(.sequence, from: contextPlace)
    case ("while parsing a flow node", "did not find expected node content"): missingNode
    default: nil
    }
  }

  private func unfinished(_ content: Frame.Content, from opening: MarkRange) -> YAMLError {
    let close = content.close
    if isAtEnd {
      return YAMLError("this \(content.name) never ends: missing '\(close)'", at: opening)
    }
    let note = YAMLError.Note("the \(content.name) begins here", at: opening)
    if cutsText { return brace(note) }
    let hint: String? =
      if character != ":" { nil } else if place.start.line == opening.start.line {
        "a text that holds ': ' needs quotes"
      } else { "end the \(content.name) above with '\(close)', or its entry with ','" }
    return YAMLError("expected ',' or '\(close)' here", at: place, hint: hint, related: note)
  }

  /// A brace ended a plain text, or began one: `GET /pets/{id}`, `{id}/pets`.
  private var cutsText: Bool {
    let previous = textBefore.last { $0 != " " }
    return character == "{" || previous == "}" && character.map(Self.isText) ?? false
  }

  private static func isText(_ character: Unicode.Scalar) -> Bool {
    !",:]}\"'#".unicodeScalars.contains(character)
  }

  private func brace(_ note: YAMLError.Note) -> YAMLError {
    YAMLError(
      "a text without quotes can't hold braces in flow style", at: place,
      hint: "a route with braces needs quotes here: {route: \"GET /pets/{id}\"}", related: note)
  }

  private var missingNode: YAMLError {
    guard let open else { return YAMLError("expected a value here", at: place) }
    let opening = source.range(at: open.start)
    if isAtEnd { return unfinished(open.content, from: opening) }
    return YAMLError(
      "expected a value or '\(open.content.close)' here", at: place,
      related: .init("the \(open.content.name) begins here", at: opening))
  }
}

extension Frame.Content {
  fileprivate var name: String {
    switch self {
    case .sequence: "list"
    case .mapping: "mapping"
    }
  }

  fileprivate var close: String {
    switch self {
    case .sequence: "]"
    case .mapping: "}"
    }
  }
}
