import TriwireModel
import TriwireMustache

/// The table of a model's fields, or of a request's body fields.
struct FieldTableView {
  var lines: [String]

  /// - Parameters:
  ///   - before: What stands before the table's type: `public static let fields = `.
  ///   - root: The type of the table, `FieldTable<Pet>`; without arguments where it is inferred.
  init(
    before: String, root: String, wireName: String, fields: [APIField], in scope: Scope, indent: Int
  ) {
    let name = Code.text(StringLiteral.quoted(wireName))
    let rows = fields.map { Self.row($0, in: scope) }
    let open = "\(before)\(root)("
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
