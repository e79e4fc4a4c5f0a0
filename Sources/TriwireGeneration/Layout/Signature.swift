/// The head of a function or initialiser up to its opening brace.
struct Signature {
  /// `public func addPet`.
  var name: String
  var parameters: [String]
  /// `async throws(APIError<Problem>)`.
  var effects: String?
  var result: String?

  func lines(indent: Int) -> [String] {
    let open = "\(name)("
    let head = "\(open)\(parameters.joined(separator: ", ")))"
    let tail = [effects, result.map { "-> \($0)" }].compactMap { $0 }
    let flat = ([head] + tail + ["{"]).joined(separator: " ")
    if fits(flat, indent) { return [flat] }
    if parameters.isEmpty { return ended(head, tail, indent) }
    return [open] + parameters.enumerated().map { index, parameter in
      "  \(parameter)\(index == parameters.count - 1 ? "" : ",")"
    } + ended(")", tail, indent)
  }

  /// The lines from the closing parenthesis on: the result, then the effects, go to lines of their
  /// own when they must.
  private func ended(_ head: String, _ tail: [String], _ indent: Int) -> [String] {
    let flat = ([head] + tail + ["{"]).joined(separator: " ")
    if fits(flat, indent) || tail.isEmpty { return [flat] }
    let start = ([head] + tail.dropLast()).joined(separator: " ")
    if tail.count == 1 || fits(start, indent) {
      return [start, "  \(tail[tail.count - 1])", "{"]
    }
    return [head] + tail.map { "  \($0)" } + ["{"]
  }

  private func fits(_ line: String, _ indent: Int) -> Bool {
    line.utf8.count + indent <= Code.width
  }
}
