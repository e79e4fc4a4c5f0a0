import TriwireSpelling
import TriwireYAML

extension JSONField {
  private enum Form: String, CaseIterable { case string }

  /// `string`, or `{name: …, form: string}`.
  static func read(_ value: Value) -> JSONField? {
    guard value.isMapping else { return form(value).map { JSONField(writesString: $0) } }
    return value.mapping("'json'") { keys in
      JSONField(
        name: keys.take("name") { $0.text() },
        writesString: keys.take("form", form))
    }
  }

  private static func form(_ value: Value) -> Located<Bool>? {
    value.choice(Form.self).map { Located(true, at: $0.location) }
  }
}

extension XMLField {
  /// `attribute`, `text`, `element`, or a mapping.
  static func read(_ value: Value) -> XMLField? {
    guard value.isMapping else { return place(value).map { XMLField(place: $0) } }
    return value.mapping("'xml'") { keys in
      XMLField(
        place: keys.take("place", place),
        name: keys.take("name", xmlName),
        namespace: keys.take("namespace", xmlNamespace),
        prefix: keys.take("prefix", xmlName),
        wrapper: keys.take("wrapper", xmlName),
        item: keys.take("item", xmlName),
        entry: keys.take("entry", xmlName),
        key: keys.take("key", xmlName),
        value: keys.take("value", xmlName))
    }
  }

  private static func place(_ value: Value) -> Located<Place>? {
    value.choice(Place.self)
  }
}

extension XMLType {
  static func read(_ value: Value) -> XMLType? {
    value.mapping("'xml'") { keys in
      XMLType(
        name: keys.take("name", xmlName),
        namespace: keys.take("namespace", xmlNamespace),
        prefix: keys.take("prefix", xmlName),
        attributes: keys.take("attributes") { $0.bool() })
    }
  }
}

/// A name without a prefix, as Namespaces in XML 1.0 allows it.
private func xmlName(_ value: Value) -> Located<String>? {
  guard let text = value.text() else { return nil }
  if XMLName.allows(text.value) { return text }
  value.error(
    "'\(text.value)' is no XML name",
    suggestion: text.value.contains(":") ? "a prefix is declared with 'prefix'" : nil)
  return nil
}

/// A namespace, or none.
private func xmlNamespace(_ value: Value) -> Located<String>? {
  guard let text = value.anyText() else { return nil }
  if XMLNamespace.allows(text.value) { return text }
  value.error(
    text.value == XMLNamespace.declarations
      ? "only declarations of namespaces are in this namespace"
      : "the namespace has a character that XML doesn't allow there")
  return nil
}
