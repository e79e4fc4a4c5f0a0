/// How a type stands in XML as an element of its own.
package struct XMLElement: Equatable, Sendable {
  package var name: String
  /// `nil`: no namespace.
  package var namespace: String?
  /// The prefix to write the namespace with; `nil`: as the default namespace.
  package var prefix: String?
}

/// How a field, a body field or a union's case stands in XML, with every name decided.
package struct XMLView: Equatable, Sendable {
  package enum Place: Equatable, Sendable {
    /// One element; for a list one element an entry, one after the other.
    case element
    case attribute
    /// The text of the surrounding element.
    case text
    /// One element around the entries of a list, each an element of the name `item`.
    case wrapped(item: String)
    /// One element an entry of a map, with its key and its value in elements of these names.
    case entries(key: String, value: String)
  }

  package var place: Place
  /// The spec says the place itself; what a type says about all its fields leaves it alone.
  package var isPlaced = false
  /// Of the element, of the wrapper or of a map's entries, or of the attribute.
  package var name: String
  /// Elements have that of the surrounding type unless the spec says otherwise; attributes none.
  package var namespace: String?
  package var prefix: String?
}
