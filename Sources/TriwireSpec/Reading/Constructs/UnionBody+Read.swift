import TriwireYAML

extension UnionBody {
  static func take(from keys: inout MappingReader) -> UnionBody? {
    let discriminator = keys.take("discriminator") { $0.text() }
    guard let union = keys.take("union") else { return nil }
    if union.isList, let discriminator {
      union.error(
        "a union with a discriminator names its cases: {tag: Type}", at: discriminator.location)
    }
    guard let cases = cases(union) else { return nil }
    return UnionBody(style: style(union, discriminator), cases: cases)
  }

  private static func style(_ union: Value, _ discriminator: Located<String>?) -> Style {
    union.isList ? .untagged : discriminator.map { .discriminated($0) } ?? .keyed
  }

  private static func cases(_ union: Value) -> [UnionCase]? {
    guard union.isList || union.isMapping else {
      union.expected("a list or a mapping of types")
      return nil
    }
    guard !union.hasNoElements else {
      union.error("a union has at least one case", at: union.anchor)
      return nil
    }
    return union.isList ? union.list(UnionCase.readUntagged) : union.named(UnionCase.read)
  }
}

extension UnionCase {
  /// A type, or a mapping with `type`.
  fileprivate static func read(_ name: Located<String>, _ value: Value) -> UnionCase? {
    guard Field.checkName(name, value) else { return nil }
    guard value.isMapping else {
      return TypeReference.read(value).map { UnionCase(name: name, type: $0) }
    }
    return detailed(value) { _ in name }
  }

  /// The type's own text serves as the name.
  fileprivate static func readUntagged(_ value: Value) -> UnionCase? {
    guard value.isMapping else {
      return TypeReference.read(value).map {
        UnionCase(name: value.located(value.scalarText ?? ""), type: $0)
      }
    }
    return detailed(value) { type in type.located(type.scalarText ?? "") }
  }

  private static func detailed(
    _ value: Value, name: (Value) -> Located<String>
  ) -> UnionCase? {
    value.mapping("a union's case") { keys in
      let metadata = Metadata.take(from: &keys)
      let number = keys.take("number", FieldNumber.read)
      let xml = keys.take("xml", XMLField.read)
      return keys.require("type") { type in
        TypeReference.read(type).map { reference in
          UnionCase(
            name: name(type), swiftName: metadata.swiftName, doc: metadata.doc,
            type: reference, number: number, xml: xml)
        }
      }
    }
  }
}
