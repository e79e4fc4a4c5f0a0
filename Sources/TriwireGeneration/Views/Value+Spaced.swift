import TriwireMustache

extension Value {
  /// Values of which each knows whether another stands before it, so that a template can put a
  /// blank line between them.
  static func spaced(_ objects: [Object]) -> Value {
    .list(
      objects.enumerated().map { index, object in
        var object = object
        object["follows"] = .bool(index > 0)
        return .object(object)
      })
  }
}
