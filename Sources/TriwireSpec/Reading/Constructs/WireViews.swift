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
        namespace: keys.take("namespace") { $0.anyText() },
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
        namespace: keys.take("namespace") { $0.anyText() },
        prefix: keys.take("prefix", xmlName),
        attributes: keys.take("attributes") { $0.bool() })
    }
  }
}

/// A name without a prefix, as Namespaces in XML 1.0 allows it (all beyond ASCII is let through).
private func xmlName(_ value: Value) -> Located<String>? {
  guard let text = value.text() else { return nil }
  let bytes = text.value.utf8
  guard let first = bytes.first, first.isPartOfName, !first.isDigit,
    bytes.allSatisfy({ $0.isPartOfName || "-.".utf8.contains($0) })
  else {
    value.error(
      "'\(text.value)' is no XML name",
      suggestion: text.value.contains(":") ? "a prefix is declared with 'prefix'" : nil)
    return nil
  }
  return text
}
