import TriwireMustache

extension Value {
  /// A value for each element, which knows whether another stands before it, so that a template can
  /// put a blank line between them.
  static func spaced<Element: Sendable>(
    _ elements: [Element], _ fields: @escaping @Sendable (Element) -> Object
  ) -> Value {
    .series(
      Series(count: elements.count) { index in
        var object = fields(elements[index])
        object["follows"] = .bool(index > 0)
        return .object(object)
      })
  }
}
