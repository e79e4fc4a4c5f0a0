import TriwireModel
import TriwireMustache
import TriwireSpec

/// What every request carries: constants, and values that the app provides.
struct CommonView {
  var heading: Lines
  var properties: [ProvidedView]
  var initializer: InitializerView
  var writes: Lines

  init(_ values: [CommonValue], under json: JSONMapping?, in outer: Scope) {
    let scope = outer.nested(in: Identifier("Common"))
    heading = Heading.type(
      "\(scope.access.modifier)struct Common", [scope.name(.CommonParameters)], indent: 2)
    properties = values.filter { $0.source == .provided }.map { ProvidedView($0, in: scope) }
    initializer = InitializerView(
      parameters: properties.map(\.parameter),
      assignments: properties.map(\.assignment).lines(indent: 6), in: scope, indent: 4)
    writes = values.map { Self.statement($0, under: json, in: scope) }.lines(indent: 6)
  }

  private static func statement(
    _ value: CommonValue, under json: JSONMapping?, in scope: Scope
  ) -> Code {
    let name = StringLiteral.quoted(value.wireName)
    let source = value.expression(in: scope)
    let (method, codec, rest) =
      switch value.place {
      case .header:
        ("header", value.type.codec, value.style.explodeArgument(default: false).map(Code.text))
      case .query:
        ("query", value.type.codec, value.style.arguments(default: .form).map(Code.text))
      case .body: ("bodyField", scope.bodyCodec(value.type, under: json), value.memberArguments)
      }
    let arguments =
      [.text(name), .text(value.isSensitive ? ".sensitive(\(codec))" : codec), source] + rest
    return .filled(open: "request.\(method)(", arguments, close: .call(")"))
  }

  var value: Value {
    .object([
      "heading": .lines(heading),
      "properties": properties.isEmpty ? .null : .object(["items": .list(properties.map(\.value))]),
      "initializer": initializer.value,
      "writes": .lines(writes),
    ])
  }
}

extension CommonValue {
  /// Nothing needs to be said for it when a client is made.
  var isOptional: Bool {
    if source != .provided { return true }
    if case .optional = type.resolved { return true }
    return false
  }

  /// What the member of a body is in XML and protobuf.
  fileprivate var memberArguments: [Code] {
    (number.map { [.text("number: \(NumberLiteral.grouped("\($0)"))")] } ?? [])
      + xml.argument(ofRow: wireName)
  }

  fileprivate func expression(in scope: Scope) -> Code {
    switch source {
    case .constant(.enumCase(let name)):
      .text("\(scope.type(type.withoutOptional)).\(name.member)")
    case .constant(let literal): scope.expression(literal)
    case .provided:
      .text("try await \(name.text == "request" ? "self.request" : name.declared).value")
    }
  }
}
