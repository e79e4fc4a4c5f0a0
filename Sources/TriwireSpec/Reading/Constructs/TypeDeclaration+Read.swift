import TriwireYAML

extension TypeDeclaration {
  static func read(_ key: Located<String>, _ value: Value) -> TypeDeclaration? {
    guard let (name, parameters) = declaredName(key, value) else { return nil }
    guard value.isMapping else {
      let written = value.scalarText.map { "write {alias: \($0)}" }
      value.expected("a mapping", suggestion: value.isNothing ? nil : written)
      return nil
    }
    return value.mapping("a type") { keys in
      let metadata = Metadata.take(from: &keys)
      var type = TypeDeclaration(
        name: name, parameters: parameters, swiftName: metadata.swiftName, doc: metadata.doc,
        deprecated: metadata.deprecated, kind: .model(.empty))
      type.xml = keys.take("xml", XMLType.read)
      type.json = keys.take("json", JSONMapping.read)?.value
      type.protoName = keys.take("proto", ProtoName.readType)
      type.codable = keys.take("codable") { $0.bool() }
      type.kind = Kind.take(from: &keys) ?? type.kind
      return type
    }
  }

  private static func declaredName(
    _ key: Located<String>, _ value: Value
  ) -> (Located<String>, [Located<String>])? {
    let node = Node(
      .scalar(Node.Scalar(text: key.value, isPlain: true)), range: key.location.range)
    guard let text = ScalarText(Value(node, in: value.file)) else { return nil }
    let declared = value.collecting { () throws(Diagnostic) in
      var parser = TypeParser(text)
      return try parser.declaration()
    }
    guard let declared, !isBuiltIn(declared.0, value) else { return nil }
    return declared
  }

  private static let builtIns = Set(
    Scalar.allCases.map(\.rawValue) + ["list", "map", "patch", "none", "text", "file"])

  private static func isBuiltIn(_ name: Located<String>, _ value: Value) -> Bool {
    guard builtIns.contains(name.value) else { return false }
    value.error("'\(name.value)' is built in and can't be declared", at: name.location)
    return true
  }
}

extension TypeDeclaration.Kind {
  /// The keys that tell what a type is; a model's come last, since they go together.
  fileprivate static func take(from keys: inout MappingReader) -> TypeDeclaration.Kind? {
    let modelKeys = ["fields", "includes"]
    let kinds = ["enum", "union", "alias", "newtype"]
    if modelKeys.contains(where: keys.has), !kinds.contains(where: keys.has) {
      return .model(ModelBody.take(from: &keys))
    }
    switch keys.theOne(of: kinds + modelKeys) {
    case "enum": return enumeration(&keys)
    case "union": return UnionBody.take(from: &keys).map { .union($0) }
    case "alias": return keys.take("alias", TypeReference.read).map { .alias($0) }
    case "newtype": return keys.take("newtype", TypeReference.read).map { .newtype($0) }
    default: return nil
    }
  }

  private static func enumeration(_ keys: inout MappingReader) -> TypeDeclaration.Kind? {
    let rawType = keys.take("type", TypeReference.read)
    guard var body = EnumBody.take(from: &keys) else { return nil }
    body.rawType = rawType
    return .enumeration(body)
  }
}

extension ModelBody {
  fileprivate static let empty = ModelBody(includes: [], fields: [], reserved: [])

  fileprivate static func take(from keys: inout MappingReader) -> ModelBody {
    ModelBody(
      includes: keys.list("includes", TypeReference.read),
      fields: keys.named("fields", Field.read),
      reserved: keys.list("reserved", FieldNumber.readReserved))
  }
}

extension JSONMapping {
  static func read(_ value: Value) -> Located<JSONMapping>? {
    value.choice(JSONMapping.self)
  }
}
