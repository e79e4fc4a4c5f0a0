/// What a section writes around each item of a list of texts. Nearly all of the output are such
/// lines, so that it is made once a list.
struct Line {
  private(set) var before = ""
  private(set) var after = ""
  /// Whether the item is written as `{{.}}`.
  let isEscaped: Bool

  /// `nil` when the section writes anything but texts and the item itself.
  init?(_ body: Part.Body, indentation: String) {
    guard let item = body.item, case .variable(_, let isEscaped) = body.parts[item].kind else {
      return nil
    }
    self.isEscaped = isEscaped
    for part in body.parts[..<item] {
      part.writeText(to: &before, indentation: indentation)
    }
    if body.parts[item].beginsLine { before += indentation }
    for part in body.parts[(item + 1)...] {
      part.writeText(to: &after, indentation: indentation)
    }
  }
}

extension Part {
  fileprivate func writeText(to output: inout String, indentation: String) {
    guard case .text(let literal) = kind else { return }
    literal.write(to: &output, beginsLine: beginsLine, indentation: indentation)
  }
}

extension Part.Literal {
  /// Writes the text with an indentation before each line that is not empty.
  func write(to output: inout String, beginsLine: Bool, indentation: String) {
    guard !indentation.isEmpty else { return output += text }
    var isIndented = beginsLine
    for line in lines {
      if isIndented && !line.isBlank { output += indentation }
      output += line.text
      isIndented = true
    }
  }
}
