import TriwireModel
import TriwireMustache
import TriwireSpec

/// An enum, each case of which holds a value.
struct UnionView {
  var leading: Lines
  var heading: Lines
  var cases: [Case]
  var unknown: Identifier?
  var table: Lines
  /// As of a generic model.
  var sharedTableType: String?
  var library: Value

  struct Case {
    var leading: Lines
    var declaration: Lines
  }

  init(_ union: Union, in outer: Scope) {
    let scope = outer.nested(in: union.name, declaring: union.parameters.map(\.text))
    leading = DocComment(union.documentation, deprecatesInWords: true)
      .lines(indent: 2)
    let keyword = union.isIndirect ? "indirect enum" : "enum"
    heading = Heading.type(
      "\(scope.access.modifier)\(keyword) \(union.name.declared)\(scope.generics(union.parameters))",
      [scope.name(.WireUnion)] + (union.isCodable ? [scope.name(.Codable)] : []),
      indent: 2)
    cases = union.cases.map { item in
      Case(
        leading: DocComment(item.documentation, deprecatesInWords: true)
          .lines(indent: 4),
        declaration: Code.group(
          open: "case \(item.name.declared)(", [.text(scope.type(item.type))], close: .call(")")
        ).lines(indent: 4))
    }
    unknown = union.style == .untagged ? nil : union.unknownName
    let type = "\(scope.name(.UnionTable))<\(union.name.declared)>"
    sharedTableType = union.parameters.isEmpty ? nil : type
    table = Self.table(of: union, type: type, in: scope)
    library = scope.libraryNames
  }

  private static func table(of union: Union, type: String, in scope: Scope) -> Lines {
    let isShared = !union.parameters.isEmpty
    let before = "\(scope.access.modifier)static let cases = "
    let isShort = before.columns + type.columns < Code.width - 4
    let table = scope.name(.UnionTable)
    let open = isShared ? "\(table)(" : "\(before)\(isShort ? type : "\(table)<Self>")("
    let name = union.name.declared
    let rows = union.cases.map { item in
      row(item, of: name, under: union.json, in: scope)
    }
    let arguments =
      [Code.text(union.style.member)] + (union.json == .proto3 ? [.text("json: .proto3")] : [])
      + [.group(open: "[", rows, close: .array("]"))]
    let indent = isShared ? 8 : 4
    if union.style == .untagged {
      return Code.group(open: open, arguments, close: .call(")")).lines(indent: indent)
    }
    let unknown = Code.text("unknown: \(name).\(union.unknownName.member)")
    let call = Code.group(open: open, arguments + [unknown], close: .list(")"))
    return Code.closure(
      call,
      body: [
        "if case .\(union.unknownName.member)(let tag, let value) = $0 { (tag, value) } else { nil }"
      ]
    ).lines(indent: indent)
  }

  private static func row(
    _ item: Union.Case, of union: String, under json: JSONMapping?, in scope: Scope
  ) -> Code {
    let arguments = [
      StringLiteral.quoted(item.wireName), scope.codec(item.type, under: json),
      "\(union).\(item.name.member)",
    ]
    let number = item.number.map { [Code.text("number: \(NumberLiteral.grouped("\($0)"))")] } ?? []
    return .closure(
      .group(
        open: ".case(",
        arguments.map(Code.text) + number + item.xml.argument(ofRow: item.wireName),
        close: .list(")")),
      body: ["if case .\(item.name.member)(let value) = $0 { value } else { nil }"])
  }

  var value: Value {
    .object([
      "leading": .lines(leading),
      "heading": .lines(heading),
      "cases": .list(cases.map(\.value)),
      "unknown": Value(unknown?.declared),
      "table": .lines(table),
      "sharedTableType": Value(sharedTableType),
      "library": library,
    ])
  }
}

extension UnionView.Case {
  var value: Value {
    .object(["leading": .lines(leading), "declaration": .lines(declaration)])
  }
}

extension Union.Style {
  fileprivate var member: String {
    switch self {
    case .keyed: ".keyed"
    case .discriminated(let name): ".discriminated(\(StringLiteral.quoted(name)))"
    case .untagged: ".untagged"
    }
  }
}
