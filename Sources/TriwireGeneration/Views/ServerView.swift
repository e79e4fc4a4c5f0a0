import TriwireModel
import TriwireMustache

/// The addresses of an API.
struct ServerView {
  var servers: [Entry]
  /// Enums of variables that have only some values.
  var choices: [Choice]

  struct Entry {
    var leading: Lines
    /// `public static let production = Server("https://…")`; `nil` for one with variables.
    var constant: Lines?
    /// The head of a function from variables to the server, and its result.
    var function: (signature: Lines, result: Lines)?
  }

  struct Choice {
    var heading: Lines
    var cases: Lines
  }

  init(_ servers: [APIServer], in outer: Scope) {
    let choices = servers.flatMap(\.variables).compactMap(\.choice)
    let scope = outer.nested(
      in: Identifier("Server"), declaring: choices.map(\.typeName.text))
    self.servers = servers.map { Entry($0, in: scope) }
    self.choices = choices.map { Choice($0, in: scope) }
  }

  /// `.production` where a default server needs no more to be said.
  static func defaultValue(_ servers: [APIServer]) -> String? {
    servers.first.map { ".\($0.name.member)\($0.variables.isEmpty ? "" : "()")" }
  }

  var value: Value {
    .object([
      "servers": .list(servers.map(\.value)),
      "choices": .list(choices.map(\.value)),
    ])
  }
}

extension ServerView.Entry {
  init(_ server: APIServer, in scope: Scope) {
    leading = DocComment(server.documentation, route: server.pattern)
      .lines(indent: 4)
    let modifier = scope.access.modifier
    let url = Code.group(
      open: "Server(", [.text("\"\(server.url.map(server.interpolated).joined())\"")],
      close: .list(")"))
    if server.variables.isEmpty {
      constant = url.lines(indent: 4, before: "\(modifier)static let \(server.name.declared) = ")
      return
    }
    let signature = Signature(
      name: "\(modifier)static func \(server.name.declared)",
      parameters: server.variables.map { Self.parameter($0, in: scope) }, result: "Server")
    function = (signature.lines(indent: 4), url.lines(indent: 6))
  }

  private static func parameter(_ variable: APIServer.Variable, in scope: Scope) -> Code {
    if let choice = variable.choice {
      let type = choice.typeName.declared
      return .pair(
        "\(variable.name.declared):", "\(type) = .\(choice.defaultCase.member)")
    }
    let value = StringLiteral.quoted(variable.defaultValue)
    return .pair(
      "\(variable.name.declared):", "\(scope.name(.String)) = \(value)")
  }

  var value: Value {
    .object([
      "leading": .lines(leading),
      "constant": constant.map(Value.lines) ?? .null,
      "function": function.map {
        .object(["signature": .lines($0.signature), "result": .lines($0.result)])
      } ?? .null,
    ])
  }
}

extension ServerView.Choice {
  init(_ choice: APIServer.Variable.Choice, in scope: Scope) {
    let conformances = [scope.name(.String), scope.name(.Hashable), scope.name(.Sendable)]
    heading = Heading.type(
      "\(scope.access.modifier)enum \(choice.typeName.declared)", conformances, indent: 4)
    let items = choice.cases.map { item in
      let name = item.name.declared
      return item.raw == item.name.text ? name : "\(name) = \(StringLiteral.quoted(item.raw))"
    }
    let flat = "case \(items.joined(separator: ", "))"
    let isFlat = !flat.contains(" = ") && flat.columns + 6 <= Code.width
    cases = isFlat ? [flat] : Lines(items.map { "case \($0)" })
  }

  var value: Value {
    .object(["heading": .lines(heading), "cases": .lines(cases)])
  }
}

extension APIServer {
  /// The URL with its variables in braces, for people.
  fileprivate var pattern: String {
    url.map { piece in
      switch piece {
      case .text(let text): text
      case .variable(let name): "{\(name.text)}"
      }
    }.joined()
  }

  /// A piece as the inside of a string literal.
  fileprivate func interpolated(_ piece: Piece) -> String {
    switch piece {
    case .text(let text): return StringLiteral.escaped(text)
    case .variable(let name):
      let isChoice = variables.contains { $0.name == name && $0.choice != nil }
      return "\\(\(name.declared)\(isChoice ? ".rawValue" : ""))"
    }
  }
}
