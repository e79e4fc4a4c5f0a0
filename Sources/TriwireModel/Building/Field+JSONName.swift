import TriwireSpec

extension Field {
  /// The key in JSON by the rules of the object that has it.
  func jsonName(under mapping: JSONMapping?) -> String {
    if let name = json?.name?.value { return name }
    return mapping == .proto3 ? .jsonName(ofSchemaName: name.value) : name.value
  }
}

extension BuildContext {
  /// How a declared type corresponds to JSON; `nil`: by Triwire's own mapping.
  func mapping(of entry: TypeTable.Entry) -> JSONMapping? {
    entry.declaration.json ?? spec.json
  }
}
