import TriwireYAML

extension EnumBody {
  /// `enum` with what belongs to it; `type` was or will be taken by the caller.
  static func take(from keys: inout MappingReader) -> EnumBody? {
    let values = keys.require("enum", EnumValue.readAll)
    let isClosed = keys.take("closed") { $0.bool() }
    let reserved = keys.list("reserved", FieldNumber.readReserved)
    return values.map {
      EnumBody(values: $0, isClosed: isClosed?.value ?? false, reserved: reserved)
    }
  }
}

extension EnumValue {
  /// A list of wire texts, or a mapping of names to wire texts.
  fileprivate static func readAll(_ value: Value) -> [EnumValue]? {
    guard value.isList || value.isMapping else {
      value.expected("a list or a mapping of values")
      return nil
    }
    let values = value.isList ? value.list(readListed) : value.named(readNamed)
    if values?.isEmpty == true, value.hasNoElements {
      value.error("an enumeration has at least one value", at: value.anchor)
      return nil
    }
    return values
  }

  private static func readListed(_ value: Value) -> EnumValue? {
    guard value.isMapping else {
      return value.anyText().map { EnumValue(raw: $0, name: $0) }
    }
    return value.mapping("an enumeration's value") { keys in
      let rest = Details.take(from: &keys)
      return keys.require("value") { $0.anyText() }.map { rest.value(raw: $0, name: $0) }
    }
  }

  private static func readNamed(_ name: Located<String>, _ value: Value) -> EnumValue? {
    guard Field.checkName(name, value) else { return nil }
    if value.isNothing { return EnumValue(raw: name, name: name) }
    guard value.isMapping else { return value.anyText().map { EnumValue(raw: $0, name: name) } }
    return value.mapping("an enumeration's value") { keys in
      let rest = Details.take(from: &keys)
      guard keys.has("value") else { return rest.value(raw: name, name: name) }
      return keys.take("value") { $0.anyText() }.map { rest.value(raw: $0, name: name) }
    }
  }

  /// What a value may have besides its raw text.
  private struct Details {
    var metadata: Metadata
    var number: Located<Int>?
    var protoName: Located<String>?

    static func take(from keys: inout MappingReader) -> Details {
      Details(
        metadata: Metadata.take(from: &keys),
        number: keys.take("number", FieldNumber.readEnum),
        protoName: keys.take("proto", ProtoName.read))
    }

    func value(raw: Located<String>, name: Located<String>) -> EnumValue {
      EnumValue(
        raw: raw, name: name, swiftName: metadata.swiftName, doc: metadata.doc,
        deprecated: metadata.deprecated, number: number, protoName: protoName)
    }
  }
}

extension Value {
  /// An empty list or mapping.
  var hasNoElements: Bool {
    switch node.kind {
    case .sequence(let nodes): nodes.isEmpty
    case .mapping(let entries): entries.isEmpty
    case .scalar: false
    }
  }
}
