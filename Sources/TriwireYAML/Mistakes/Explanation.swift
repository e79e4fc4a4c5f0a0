/// A mistake that libyaml found, in words for the author of a spec.
struct Explanation {
  let problem: SyntaxProblem
  let source: SourceText
  /// The collection that was being read.
  let open: Frame?

  init(of problem: SyntaxProblem, in source: SourceText, open: Frame?) {
    self.problem = problem
    self.source = source
    self.open = open
  }

  var error: YAMLError {
    var error = flowMistake ?? blockMistake ?? tokenMistake ?? textMistake ?? unknownMistake
    if let hint = separatorHint { error.hint = hint }
    return error
  }

  /// For what another version of libyaml may say.
  private var unknownMistake: YAMLError {
    YAMLError("no valid YAML: \(problem.problem)", at: place)
  }

  /// YAML 1.1 breaks lines where no editor does.
  private var separatorHint: String? {
    let lines = [problem.contextIndex, problem.problemIndex].map { source.line(at: $0).text }
    let separators: Set<Unicode.Scalar> = ["\u{85}", "\u{2028}", "\u{2029}"]
    guard let found = lines.joined().first(where: separators.contains) else { return nil }
    let digits = String(found.value, radix: 16, uppercase: true)
    let name = String(repeating: "0", count: 4 - digits.count) + digits
    return "the line holds U+\(name), which ends lines in YAML; "
      + "write '\\u\(name)' in a double-quoted text"
  }
}

// MARK: - Looking at the text

extension Explanation {
  /// The character where libyaml stopped.
  var place: MarkRange { source.range(at: problem.problemIndex) }

  /// Where the construct began that could not be finished.
  var contextPlace: MarkRange { source.range(at: problem.contextIndex) }

  /// The character where libyaml stopped; `nil` at a line's end.
  var character: Unicode.Scalar? { source.character(at: problem.problemIndex) }

  var isAtEnd: Bool { problem.problemIndex >= source.count }

  /// Nothing but blanks stands before the place on its line.
  var isFirstOnLine: Bool { textBefore.allSatisfy { $0 == " " || $0 == "\t" } }

  /// The line up to the place.
  var textBefore: ArraySlice<Unicode.Scalar> {
    let (text, start) = source.line(at: problem.problemIndex)
    return text.prefix(problem.problemIndex - start)
  }
}
