import TriwireYAML

extension StatusPattern {
  /// The pattern a key of `errors` or `status` writes: `404`, `5xx` or `default`.
  static func read(_ key: Located<String>, in value: Value) -> Located<StatusPattern>? {
    guard let pattern = StatusPattern(written: key.value) else {
      value.error(
        "'\(key.value)' is no status: write 100 to 599, 1xx to 5xx or default", at: key.location,
        suggestion: suggestion(for: key.value))
      return nil
    }
    return Located(pattern, at: key.location)
  }

  init?(written text: String) {
    if text == "default" {
      self = .any
      return
    }
    let bytes = Array(text.utf8)
    guard bytes.count == 3, let group = Int(text.prefix(1)), (1...5).contains(group) else {
      return nil
    }
    if text.hasSuffix("xx") {
      self = .group(group)
    } else if bytes.allSatisfy(\.isDigit), let code = Int(text) {
      self = .code(code)
    } else {
      return nil
    }
  }

  private static func suggestion(for text: String) -> String? {
    let lower = text.lowercased()
    guard lower != text, StatusPattern(written: lower) != nil else { return nil }
    return "did you mean '\(lower)'?"
  }
}

extension StatusCase {
  /// An entry of `errors`: nothing that streams or goes to disk.
  static func readError(_ key: Located<String>, _ value: Value) -> StatusCase? {
    guard let status = StatusPattern.read(key, in: value),
      let content = ResponseContent.read(value)
    else { return nil }
    switch content.value {
    case .file, .stream:
      value.error("an error's body is a type, none, bytes or text")
      return nil
    case .none, .type, .bytes, .text:
      return StatusCase(status: status, content: content)
    }
  }

  /// An entry of `returns.status`.
  static func read(_ key: Located<String>, _ value: Value) -> StatusCase? {
    guard let status = StatusPattern.read(key, in: value),
      let content = ResponseContent.read(value)
    else { return nil }
    return StatusCase(status: status, content: content)
  }
}
