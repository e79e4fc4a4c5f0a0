/// Why a value has no text, or a text is no value, where a parameter or a header wants one.
public struct TextError: Error, Hashable, Sendable {
  /// Which part of the value is meant, such as `[2]` or `name`; empty for the value itself.
  public let path: String
  /// What was expected and what was found, such as `expected a whole number, found "12x"`.
  public let reason: String

  init(path: String = "", _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The same error of a value that holds the one it was found in.
  func under(_ step: String) -> TextError {
    let separator = path.isEmpty || path.hasPrefix("[") ? "" : "."
    return TextError(path: step + separator + path, reason)
  }

  static func expected(_ wanted: StaticString, found text: String) -> TextError {
    TextError("expected \(wanted), found \(JSONValue.string(String(text.prefix(40))))")
  }
}

extension TextError: CustomStringConvertible {
  /// Path and reason.
  public var description: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
