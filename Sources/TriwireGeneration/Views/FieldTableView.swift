import TriwireModel
import TriwireMustache

/// The table of a model's fields, or of a request's body fields.
struct FieldTableView {
  var lines: [String]

  /// A static property, such as `public static let fields`, with the table of the struct `type`.
  init(
    property: String, type: String, wireName: String, fields: [APIField], in scope: Scope,
    indent: Int
  ) {
    let table = scope.name(.FieldTable)
    let hidden = fields.contains { property.hasSuffix(" \($0.name.text)") }
    let open = "\(property) = \(table)<\(type)>("
    let isShort = open.columns + indent <= Code.width
    // A field of the table's own name would make the inference of its type go around in circles.
    self.init(
      open: hidden
        ? "\(property): \(table)<\(type)> = \(table)("
        : isShort ? open : "\(property) = \(table)<Self>(",
      wireName: wireName, fields: fields, in: scope, indent: indent)
  }

  /// A table behind `open`, which is all that stands before its arguments.
  init(open: String, wireName: String, fields: [APIField], in scope: Scope, indent: Int) {
    let name = Code.text(StringLiteral.quoted(wireName))
    let rows = fields.map { Self.row($0, in: scope) }
    let table: Code =
      rows.count > 1
      ? .broken(open: "[", rows, close: .array("]"))
      : .group(open: "[", rows, close: .array("]"))
    lines = Code.group(open: open, [name, table], close: .call(")")).lines(indent: indent)
  }

  private static func row(_ field: APIField, in scope: Scope) -> Code {
    var arguments: [Code] = [
      .text(StringLiteral.quoted(field.wireName)), .text("\\.\(field.rowName)"),
      .text(field.codec),
    ]
    if let value = field.defaultValue, value != .emptyList, value != .emptyMap {
      arguments.append(.prefixed("default: ", scope.expression(value)))
    }
    return .group(open: ".field(", arguments, close: .call(")"))
  }
}

extension APIField {
  fileprivate var codec: String {
    isIndirect ? ".indirect(\(type.codec))" : type.codec
  }
}
