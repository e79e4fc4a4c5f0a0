import TriwireModel
import TriwireMustache
import TriwireSpec

/// The table of a model's fields, or of a request's body fields.
struct FieldTableView {
  var lines: Lines

  /// What a table says.
  struct Content {
    /// The type on the wire.
    var name: String
    var fields: [APIField]
    /// The property that keeps unknown fields.
    var unknownFields: Identifier?
    var json: JSONMapping?
    /// The type in a protobuf schema; `nil` for a body that has none.
    var protoName: String?
    var xml: XMLElement?
  }

  /// A static property, `fields` behind `public static let`, with the table of the struct `type`.
  init(
    _ modifiers: String, property name: String, type: String, _ content: Content, in scope: Scope,
    indent: Int
  ) {
    let table = scope.name(.FieldTable)
    let property = "\(modifiers) \(name)"
    let hidden = content.fields.contains { $0.name.text == name }
    let open = "\(property) = \(table)<\(type)>("
    let isShort = open.columns + indent <= Code.width
    // A field of the table's own name would make the inference of its type go around in circles.
    self.init(
      open: hidden
        ? "\(property): \(table)<\(type)> = \(table)("
        : isShort ? open : "\(property) = \(table)<Self>(",
      content, in: scope, indent: indent)
  }

  /// A table behind `open`, which is all that stands before its arguments.
  init(open: String, _ content: Content, in scope: Scope, indent: Int) {
    let rows = content.rows(in: scope)
    let table: Code =
      rows.count > 1
      ? .broken(open: "[", rows, close: .array("]"))
      : .group(open: "[", rows, close: .array("]"))
    lines = Code.group(open: open, content.head(in: scope) + [table], close: .call(")"))
      .lines(indent: indent)
  }
}

extension FieldTableView.Content {
  init(_ model: Model) {
    self.init(
      name: model.wireName, fields: model.fields, unknownFields: model.unknownFields,
      json: model.json, protoName: model.protoName, xml: model.xml)
  }

  /// Of an endpoint's inline body. Its element is named by the endpoint where the body is XML.
  init(bodyOf endpoint: APIEndpoint) {
    let name = endpoint.typeName.text
    var xml = endpoint.bodyXML
    if endpoint.wires.request != .xml { xml?.name = name }
    self.init(
      name: name, fields: endpoint.properties.filter { $0.place == .bodyField }.map(\.field),
      json: endpoint.json, xml: xml)
  }

  /// The name and what differs from what holds for all tables.
  fileprivate func head(in scope: Scope) -> [Code] {
    [.text(StringLiteral.quoted(name))] + (mapping.map { [.text("json: \($0)")] } ?? [])
      + (xml?.argument(ofTable: name, in: scope) ?? [])
  }

  /// Protobuf's mapping to JSON; messages of its own that stand for one value have that value.
  private var mapping: String? {
    guard json == .proto3 else { return nil }
    guard fields.count == 1, let name = protoName, name.hasPrefix("google.protobuf.") else {
      return ".proto3"
    }
    switch name.dropFirst("google.protobuf.".count) {
    case "FieldMask": return ".proto3FieldMask"
    case "Struct", "ListValue": return ".proto3Wrapper"
    case let name where name.hasSuffix("Value") && name != "Value" && name != "NullValue":
      return ".proto3Wrapper"
    default: return ".proto3"
    }
  }

  fileprivate func rows(in scope: Scope) -> [Code] {
    let rows = fields.map { row($0, in: scope) }
    guard let unknownFields else { return rows }
    return rows + [.text(".unknownFields(\\.\(unknownFields.member))")]
  }

  private func row(_ field: APIField, in scope: Scope) -> Code {
    var arguments: [Code] = [
      .text(StringLiteral.quoted(field.wireName)), .text("\\.\(field.rowName)"),
      .text(scope.codec(field, under: json)),
    ]
    if let number = field.number {
      arguments.append(.text("number: \(NumberLiteral.grouped("\(number)"))"))
    }
    if json == .proto3, field.protoName != field.wireName {
      arguments.append(.text("schemaName: \(StringLiteral.quoted(field.protoName))"))
    }
    arguments += field.xml.argument(ofRow: field.wireName, in: xml)
    if let value = field.defaultValue, value != .emptyList, value != .emptyMap {
      arguments.append(.prefixed("default: ", scope.expression(value)))
    }
    return .filled(open: ".field(", arguments, close: .call(")"))
  }
}
