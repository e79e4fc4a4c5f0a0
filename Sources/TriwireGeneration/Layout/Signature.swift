import TriwireMustache

/// The head of a function or initialiser up to its opening brace.
struct Signature {
  /// `public func addPet`.
  var name: String
  var parameters: [Code]
  /// `async throws(APIError<Problem>)`.
  var effects: String?
  var result: String?

  func lines(indent: Int) -> Lines {
    let parts = [effects, result.map { "-> \($0)" }].compactMap { $0 }
    let tail = (parts + ["{"]).joined(separator: " ")
    let list = Code.filled(open: "\(name)(", parameters, close: .list(")"))
    let lines = list.lines(indent: indent, after: " \(tail)")
    let width = Code.width - indent
    if lines.longest <= width || lines.allSatisfy({ $0.columns <= width }) { return lines }
    let broken = list.lines(indent: indent, after: String(repeating: " ", count: tail.columns))
    return Lines(broken.dropLast())
      + Self.ended(parameters.isEmpty ? "\(name)()" : ")", parts, indent)
  }

  /// The lines from the closing parenthesis on: the result, then the effects, go to lines of their
  /// own when they must.
  private static func ended(_ head: String, _ tail: [String], _ indent: Int) -> Lines {
    guard let last = tail.last else { return ["\(head) {"] }
    let start = ([head] + tail.dropLast()).joined(separator: " ")
    if start.columns + indent <= Code.width { return [start, "  \(last)", "{"] }
    return Lines([head] + tail.indented + ["{"])
  }
}
