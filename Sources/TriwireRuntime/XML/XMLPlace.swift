/// Where a field's value stands in its model's XML element, and under which name.
///
/// A name that is nil is the field's name in JSON. A namespace that is nil is the one of the model's
/// element, and none for attributes; the empty string is no namespace. The namespaces that
/// a document uses are declared in its root; where no prefix is said, the writer chooses one, unless it is
/// the root's namespace.
public struct XMLPlace: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case element, attribute, text
    case wrapped(item: String)
    case entries(key: String, value: String)
  }

  let kind: Kind
  let name: String?
  let namespace: String?
  let prefix: String?

  /// An element of the field's name. A list has one for each entry.
  public static var element: XMLPlace { element(nil) }

  /// An element. A list has one for each entry.
  public static func element(
    _ name: String?, namespace: String? = nil, prefix: String? = nil
  ) -> XMLPlace {
    XMLPlace(kind: .element, name: name, namespace: namespace, prefix: prefix)
  }

  /// An attribute of the field's name.
  public static var attribute: XMLPlace { attribute(nil) }

  /// An attribute.
  public static func attribute(
    _ name: String?, namespace: String? = nil, prefix: String? = nil
  ) -> XMLPlace {
    XMLPlace(kind: .attribute, name: name, namespace: namespace, prefix: prefix)
  }

  /// The text of the model's element.
  public static var text: XMLPlace {
    XMLPlace(kind: .text, name: nil, namespace: nil, prefix: nil)
  }

  /// One element around all entries of a list, each of which is an element `item`.
  public static func wrapped(
    _ name: String? = nil, item: String, namespace: String? = nil, prefix: String? = nil
  ) -> XMLPlace {
    XMLPlace(kind: .wrapped(item: item), name: name, namespace: namespace, prefix: prefix)
  }

  /// One element for each entry of a map, with its key and its value in elements of their own.
  public static func entries(
    _ name: String? = nil, key: String = "key", value: String = "value",
    namespace: String? = nil, prefix: String? = nil
  ) -> XMLPlace {
    XMLPlace(
      kind: .entries(key: key, value: value), name: name, namespace: namespace, prefix: prefix)
  }
}
