import TriwireModel
import TriwireMustache
import TriwireSpec

/// The static description of an endpoint.
struct EndpointValue {
  private let endpoint: APIEndpoint
  private let scope: Scope

  init(_ endpoint: APIEndpoint, in scope: Scope) {
    self.endpoint = endpoint
    self.scope = scope
  }

  func lines(indent: Int) -> Lines {
    let start = "\(scope.access.modifier)static let endpoint = \(scope.name(.Endpoint))<"
    let types = "\(scope.responseType(endpoint)), \(scope.failureType(endpoint))>("
    let isShort = start.columns + types.columns + indent <= Code.width
    return Code.filled(
      open: start + (isShort ? types : "Response, Failure>("), arguments, close: .call(")")
    ).lines(indent: indent)
  }

  private var arguments: [Code] {
    let names = [endpoint.wireName, endpoint.route].map(StringLiteral.quoted)
    var arguments: [Code] = [.text(names[0]), .text(method), .text(names[1])]
    arguments.append(.group(open: "returns: [", returns, close: .array("]")))
    if !errors.isEmpty { arguments.append(.group(open: "errors: [", errors, close: .array("]"))) }
    if let envelope = endpoint.envelope {
      arguments.append(.text("envelope: \(scope.namespace.declared).\(envelope.member)"))
    }
    if let timeout = endpoint.timeout {
      arguments.append(.text("timeout: \(timeout.durationMember)"))
    }
    if let auth = endpoint.auth { arguments.append(.text("auth: \(StringLiteral.quoted(auth))")) }
    return arguments + PolicyArguments(endpoint.policies, in: scope).arguments
  }

  private var method: String {
    let named = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
    return named.contains(endpoint.method)
      ? ".\(endpoint.method.lowercased())" : StringLiteral.quoted(endpoint.method)
  }

}

extension EndpointValue {
  private var returns: [Code] {
    switch endpoint.response {
    case .content(let content): [.text(".on(.success, \(reading(content)))")]
    case .detailed(let response): response.cases.map { rule($0, of: response) }
    }
  }

  /// One status of a `Response` type: its content and the headers go into an initialiser.
  private func rule(_ item: DetailedResponse.Case, of response: DetailedResponse) -> Code {
    let call = Code.group(
      open: ".on(", [.text(item.status.pattern), .text(reading(item.content))], close: .list(")"))
    let headers = response.headers.map { Code.text("\($0.name.label): \($0.headerReading)") }
    let body = response.shared == nil ? item.construction : item.content == .none ? nil : "body"
    let arguments = (body.map { [Code.text("body: \($0)")] } ?? []) + headers
    let make = Code.group(open: "Response(", arguments, close: .call(")"))
    let parameter = item.content == .none ? "_" : "body"
    return .closure(
      call,
      parameters: headers.isEmpty
        ? "\(parameter) in" : "\(parameter), headers throws(\(scope.name(.ResponseError))) in",
      body: Array(make.lines(indent: 10)))
  }

  private var errors: [Code] {
    switch endpoint.failure {
    case .none: []
    case .single(let content, let statuses):
      statuses.map { .text(".on(\($0.pattern), \(reading(content)))") }
    case .several(let cases, let statuses):
      statuses.compactMap { status in
        cases.indices.contains(status.index) ? rule(status.pattern, cases[status.index]) : nil
      }
    }
  }

  private func rule(_ status: StatusPattern, _ item: APIFailure.Case) -> Code {
    let make = "Failure.\(item.name.member)"
    let arguments = [status.pattern, reading(item.content)].map(Code.text)
    if item.content == .none {
      let call = Code.group(open: ".on(", arguments, close: .list(")"))
      return .closure(call, body: ["_ in \(make)"])
    }
    return .group(open: ".on(", arguments + [.text(make)], close: .call(")"))
  }
}

extension EndpointValue {
  /// How a content is read: `.body(.model)`.
  private func reading(_ content: APIContent) -> String {
    switch content {
    case .none: ".none"
    case .text: ".text"
    case .bytes: ".bytes"
    case .file: ".file"
    case .stream(let use, .delimited): ".delimited(\(codec(use)))"
    case .stream(let use, .lines): ".lines(\(codec(use)))"
    case .stream(let use, .sse): use.isText ? ".eventTexts" : ".events(\(codec(use)))"
    case .value(let use): ".body(\(codec(use))\(wires))"
    }
  }

  private func codec(_ use: TypeUse) -> String {
    scope.bodyCodec(use, under: endpoint.json)
  }

  /// `, in: .xml`, or all wires in the order in which they are asked for; nothing for JSON.
  private var wires: String {
    let names = endpoint.wires.response.map { ".\($0.rawValue)" }
    if names == [".json"] { return "" }
    return ", in: \(names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]")"
  }
}

extension Scope {
  /// The type of an endpoint's success, as `typealias Response` has it.
  func responseType(_ endpoint: APIEndpoint) -> String {
    switch endpoint.response {
    case .content(let content): type(content)
    case .detailed: name(TypeName([endpoint.typeName, Identifier("Response")]))
    }
  }

  /// The type of an endpoint's declared failure.
  func failureType(_ endpoint: APIEndpoint) -> String {
    switch endpoint.failure {
    case .none: name(.Never)
    case .single(let content, _): type(content)
    case .several: name(TypeName([endpoint.typeName, Identifier("Failure")]))
    }
  }
}

extension TypeUse {
  /// The data of an event is the value itself.
  fileprivate var isText: Bool { resolved == .scalar(.string, format: nil, isQuoted: false) }
}

extension DetailedResponse.Case {
  /// `.created(body)`, or `.accepted` without content.
  fileprivate var construction: String {
    content == .none ? ".\(name.member)" : ".\(name.member)(body)"
  }
}

extension APIField {
  /// `try headers.value("Location", .url)`.
  fileprivate var headerReading: String {
    "try headers.value(\(StringLiteral.quoted(wireName)), \(parameterCodec))"
  }
}

extension StatusPattern {
  /// As a rule for answers has it: `.success` is 2xx.
  fileprivate var pattern: String { self == .group(2) ? ".success" : member }

  /// `404`, `.group(5)`, `.any`.
  var member: String {
    switch self {
    case .code(let code): "\(code)"
    case .group(let digit): ".group(\(digit))"
    case .any: ".any"
    }
  }
}
