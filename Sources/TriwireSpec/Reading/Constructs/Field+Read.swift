import TriwireYAML

extension Field {
  /// An entry of `fields`: a type expression, or a mapping.
  static func read(_ name: Located<String>, _ value: Value) -> Field? {
    guard checkName(name, value) else { return nil }
    guard value.isMapping else { return short(name, value) }
    return value.mapping("a field") { keys in
      guard var field = parameterPart(name, &keys) else { return nil }
      field.takeWireViews(&keys)
      return field
    }
  }

  static func checkName(_ name: Located<String>, _ value: Value) -> Bool {
    if !name.value.isEmpty { return true }
    value.error("a name can't be empty", at: name.location)
    return false
  }

  /// `name: type = default`.
  static func short(_ name: Located<String>, _ value: Value) -> Field? {
    guard !value.isList else {
      value.expected("a type or a mapping")
      return nil
    }
    return TypeExpression.read(value).map { expression in
      Field(name: name, type: .reference(expression.type), defaultValue: expression.defaultValue)
    }
  }

  /// The keys that fields have in common with parameters.
  static func parameterPart(
    _ name: Located<String>, _ keys: inout MappingReader, impliedType: TypeReference? = nil
  ) -> Field? {
    let metadata = Metadata.take(from: &keys)
    let type = FieldType.take(from: &keys, impliedType: impliedType)
    let written = keys.take("default") { $0.anyText() }
    let format = keys.take("format") { $0.choice(Format.self) }
    let constraints = Constraints.take(from: &keys)
    let isSensitive = keys.take("sensitive") { $0.bool() }
    guard let type else { return nil }
    if let written, type.defaultValue != nil {
      keys.value.error("a second default", at: written.location)
    }
    return Field(
      name: name, swiftName: metadata.swiftName, doc: metadata.doc,
      deprecated: metadata.deprecated, type: type.type,
      defaultValue: type.defaultValue ?? written, format: format, constraints: constraints,
      isSensitive: isSensitive)
  }

  /// The keys that say how the field looks on one wire.
  mutating func takeWireViews(_ keys: inout MappingReader) {
    number = keys.take("number", FieldNumber.read)
    packed = keys.take("packed") { $0.bool() }
    json = keys.take("json", JSONField.read)
    xml = keys.take("xml", XMLField.read)
    protoName = keys.take("proto", ProtoName.read)
  }
}

extension FieldType {
  fileprivate struct WithDefault {
    var type: FieldType
    var defaultValue: Located<String>?
  }

  /// `type`, or an enumeration declared in place with `enum`.
  fileprivate static func take(
    from keys: inout MappingReader, impliedType: TypeReference?
  ) -> WithDefault? {
    if keys.has("enum") { return enumeration(&keys) }
    guard let impliedType, !keys.has("type") else {
      return keys.require("type", TypeExpression.read).map {
        WithDefault(type: .reference($0.type), defaultValue: $0.defaultValue)
      }
    }
    return WithDefault(type: .reference(impliedType))
  }

  private static func enumeration(_ keys: inout MappingReader) -> WithDefault? {
    let written = keys.take("type")
    let expression = written.flatMap(TypeExpression.read)
    let isOptional = keys.take("optional") { $0.bool() }?.value ?? false
    guard var body = EnumBody.take(from: &keys), (written == nil) == (expression == nil) else {
      return nil
    }
    guard case .optional(let raw, _)? = expression?.type else {
      body.rawType = expression?.type
      return WithDefault(
        type: .enumeration(body, isOptional: isOptional),
        defaultValue: expression?.defaultValue)
    }
    body.rawType = raw
    return WithDefault(
      type: .enumeration(body, isOptional: true), defaultValue: expression?.defaultValue)
  }
}
