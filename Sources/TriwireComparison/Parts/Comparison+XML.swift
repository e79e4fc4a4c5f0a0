import TriwireModel
import TriwireSpec

extension Comparison {
  /// How a field or a union's case stands in XML.
  ///
  /// - Parameter derived: The names that it has in XML when the spec says no other.
  mutating func compare(
    _ old: XMLView, _ new: XMLView, _ subject: Subject, _ use: Use,
    derived: (old: String, new: String)
  ) {
    compareSetting(
      .xmlPlaceChanged, old.place.text, new.place.text, subject, what: "the place in XML:",
      wire: use.impact(on: .xml, .breaking))
    compare(XMLName(old), XMLName(new), subject, use, derived)
  }

  /// The element of a type or a body.
  ///
  /// - Parameter derived: The names that it has in XML when the spec says no other.
  mutating func compare(
    _ old: XMLElement, _ new: XMLElement, _ subject: Subject, _ use: Use,
    derived: (old: String, new: String)
  ) {
    compare(XMLName(old), XMLName(new), subject, use, derived)
  }

  private mutating func compare(
    _ old: XMLName, _ new: XMLName, _ subject: Subject, _ use: Use,
    _ derived: (old: String, new: String)
  ) {
    let breaking = use.impact(on: .xml, .breaking)
    let isDerived = (old.name, new.name) == derived
    if use.wires.contains(.xml) || !isDerived {
      compareSetting(
        .xmlNameChanged, "'\(old.name)'", "'\(new.name)'", subject, what: "the name in XML",
        wire: breaking)
    }
    compareSetting(
      .xmlNamespaceChanged, old.namespace.map { "'\($0)'" }, new.namespace.map { "'\($0)'" },
      subject, what: "the namespace", wire: breaking)
    // A prefix stands for its namespace and means nothing else.
    compareSetting(
      .xmlPrefixChanged, old.prefix.map { "'\($0)'" }, new.prefix.map { "'\($0)'" }, subject,
      what: "the prefix", wire: .cosmetic)
  }
}

/// What an element and an attribute have in common.
private struct XMLName {
  var name: String
  var namespace: String?
  var prefix: String?

  init(_ view: XMLView) {
    (name, namespace, prefix) = (view.name, view.namespace, view.prefix)
  }

  init(_ element: XMLElement) {
    (name, namespace, prefix) = (element.name, element.namespace, element.prefix)
  }
}

extension XMLView.Place {
  fileprivate var text: String {
    switch self {
    case .element: "element"
    case .attribute: "attribute"
    case .text: "text"
    case .wrapped(let item): "a wrapper around '\(item)'"
    case .entries(let key, let value): "entries of '\(key)' and '\(value)'"
    }
  }
}
