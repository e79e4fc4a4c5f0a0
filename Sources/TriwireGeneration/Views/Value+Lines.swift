import TriwireMustache

extension Value {
  static func lines(_ lines: [String]) -> Value {
    .list(lines.map(Value.text))
  }

  static func optional(_ text: String?) -> Value {
    text.map(Value.text) ?? .null
  }

  /// Values of which each knows whether another stands before it, so that a template can put a
  /// blank line between them.
  static func spaced(_ objects: [[String: Value]]) -> Value {
    .list(
      objects.enumerated().map { index, object in
        .object(object.merging(["follows": .bool(index > 0)]) { _, new in new })
      })
  }
}
