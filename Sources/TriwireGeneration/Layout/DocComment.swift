import TriwireModel
import TriwireMustache

/// The lines above a declaration: its documentation and its deprecation.
struct DocComment {
  var text: [String]
  var deprecation: APIDeprecation?
  /// A sentence about limits.
  var limits: String?
  /// `POST /pets`, put into the first sentence where it can be.
  var route: String?
  /// Lines that end the comment, such as `- Throws: …`.
  var notes: [String] = []
  /// Leaves out all but the first sentence.
  var isSummary = false
  /// Says deprecation in words: the attribute would make other generated code warn.
  var deprecatesInWords = false

  init(
    _ documentation: Documentation, limits: String? = nil, route: String? = nil,
    notes: [String] = [], isSummary: Bool = false, deprecatesInWords: Bool = false
  ) {
    text = documentation.lines
    deprecation = documentation.deprecation
    self.limits = limits
    self.route = route
    self.notes = notes
    self.isSummary = isSummary
    self.deprecatesInWords = deprecatesInWords
  }

  /// A comment of the generator's own.
  init(lines: [String], deprecation: APIDeprecation? = nil) {
    text = lines
    self.deprecation = deprecation
  }

  func lines(indent: Int) -> Lines {
    if isEmpty { return [] }
    let comment = comment(width: Code.width - indent - "/// ".utf8.count)
    return deprecatesInWords || deprecation == nil ? comment : comment + attribute(indent: indent)
  }

  private var isEmpty: Bool {
    text.isEmpty && deprecation == nil && limits == nil
      && route == nil && notes.isEmpty
  }

  private func comment(width: Int) -> Lines {
    var lines = Lines()
    if let sentence, sentence.columns <= width {
      lines.append("/// ", sentence)
      return lines
    }
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { lines.append("///") }
      for line in paragraph {
        for piece in DocText.wrapped(line, width: width) { lines.append("/// ", piece) }
      }
    }
    return lines
  }

  /// The text of nearly all comments, which needs no taking apart: one sentence and nothing else.
  private var sentence: String? {
    guard text.count == 1, deprecation == nil, limits == nil, route == nil, notes.isEmpty,
      !isSummary, DocText.isOneSentence(text[0])
    else { return nil }
    return text[0]
  }

  private var paragraphs: [[String]] {
    let text = DocText(self.text)
    var paragraphs = opening(text.summary)
    if !isSummary { paragraphs += text.paragraphs }
    if let limits { Self.add(limits, to: &paragraphs) }
    if deprecatesInWords, let words = deprecation?.words { paragraphs.append([words]) }
    if !notes.isEmpty { paragraphs.append(notes) }
    return paragraphs
  }

  private func opening(_ summary: String?) -> [[String]] {
    guard let route else { return summary.map { [[$0]] } ?? [] }
    guard let summary else { return [["`\(route)`."]] }
    switch summary.utf8.last {
    case nil, UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ":"):
      return [[summary], ["`\(route)`."]]
    case UInt8(ascii: "."):
      return [["\(summary[..<summary.utf8.index(before: summary.endIndex)]): `\(route)`."]]
    default: return [["\(summary): `\(route)`."]]
    }
  }

  /// Behind a comment of one sentence, or as a paragraph of its own.
  private static func add(_ sentence: String, to paragraphs: inout [[String]]) {
    if paragraphs.count == 1, let summary = paragraphs[0].first, paragraphs[0].count == 1 {
      let end = summary.last.map { ".?!".contains($0) } ?? true
      paragraphs[0][0] = "\(summary)\(end ? "" : ".") \(sentence)"
    } else {
      paragraphs.append([sentence])
    }
  }

  private func attribute(indent: Int) -> Lines {
    switch deprecation {
    case nil: []
    case .plain: ["@available(*, deprecated)"]
    case .message(let message):
      Code.group(
        open: "@available(",
        [
          .text("*, deprecated"),
          .pair("message:", StringLiteral.quoted(message)),
        ],
        close: .list(")")
      ).lines(indent: indent)
    }
  }
}

extension APIDeprecation {
  fileprivate var words: String {
    switch self {
    case .plain: "- Warning: Deprecated."
    case .message(let message): "- Warning: Deprecated. \(message)"
    }
  }
}
