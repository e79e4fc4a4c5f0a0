import TriwireModel
import TriwireMustache
import TriwireSpec

/// The statements that write a request's parameters and body.
struct RequestWriting {
  private let endpoint: APIEndpoint
  private let scope: Scope

  init(_ endpoint: APIEndpoint, in scope: Scope) {
    self.endpoint = endpoint
    self.scope = scope
  }

  func lines(indent: Int) -> Lines {
    statements.lines(indent: indent)
  }

  private var statements: [Code] {
    headers + endpoint.properties.filter { !$0.isPart }.compactMap(statement) + parts
      + [body, destination].compactMap { $0 }
  }

  /// Some servers want the files last, so the spec's order counts.
  private var parts: [Code] {
    guard case .multipart(let names) = endpoint.body else { return [] }
    let parts = endpoint.properties.filter(\.isPart)
    return names.compactMap { name in
      parts.first { $0.field.wireName == name }.flatMap(statement)
    }
  }

  private var destination: Code? {
    endpoint.savesFile ? Self.call("save", ["to: destination"]) : nil
  }

  /// They replace what the contents of the answers would ask for, and what the body would say.
  private var headers: [Code] {
    [("Accept", endpoint.accept), ("Content-Type", endpoint.contentType)]
      .compactMap { name, value in
        value.map {
          Self.call(
            "header", ["\"\(name)\"", ".string", StringLiteral.quoted($0)])
        }
      }
  }

  private func statement(_ property: RequestProperty) -> Code? {
    let field = property.field
    return switch property.place {
    case .path(let style, _): Self.call("path", field, style.arguments(default: .simple))
    case .query(let style): Self.call("query", field, style.arguments(default: .form))
    case .header(let style): Self.call("header", field, style.explodeArgument(default: false))
    case .cookie(let style): Self.call("cookie", field, style.explodeArgument(default: true))
    case .form: Self.call("form", field, [])
    case .part(let part, let mediaType): self.part(field, part, mediaType)
    case .bodyField, .body: nil
    }
  }

  private func part(_ field: APIField, _ part: RequestProperty.Part, _ mediaType: String?) -> Code {
    let codec =
      switch part {
      case .text: [field.type.codec]
      case .json: ["json: \(codec(field.type))"]
      case .file: [String]()
      }
    let mediaType = mediaType.map { ["mediaType: \(StringLiteral.quoted($0))"] } ?? []
    let arguments = [StringLiteral.quoted(field.wireName)] + codec + [field.wordInWriter]
    return Self.call("part", arguments + mediaType)
  }

  private static func call(_ method: String, _ field: APIField, _ style: [String]) -> Code {
    let arguments = [
      StringLiteral.quoted(field.wireName), field.parameterCodec, field.wordInWriter,
    ]
    return call(method, arguments + style)
  }

  private static func call(_ method: String, _ arguments: [String]) -> Code {
    .filled(open: "request.\(method)(", arguments.map(Code.text), close: .call(")"))
  }

  private var body: Code? {
    let value = endpoint.properties.first { $0.place == .body }?.field.wordInWriter ?? "body"
    let wire = endpoint.wires.request == .json ? [] : ["in: .\(endpoint.wires.request.rawValue)"]
    return switch endpoint.body {
    case nil, .form, .multipart: nil
    case .fields: Self.call("body", ["fields: Self.bodyFields", "of: self"] + wire)
    case .model(let type): Self.call("body", [codec(type), value] + wire)
    case .stream(let type, .delimited):
      Self.call("body", ["delimited: \(codec(type))", value])
    case .stream(let type, _): Self.call("body", ["lines: \(codec(type))", value])
    case .raw(let mediaType):
      Self.call("body", ["raw: \(value)", "mediaType: \(StringLiteral.quoted(mediaType))"])
    case .text(let mediaType):
      Self.call("body", ["text: \(value)", "mediaType: \(StringLiteral.quoted(mediaType))"])
    }
  }

  private func codec(_ type: TypeUse) -> String {
    scope.bodyCodec(type, under: endpoint.json)
  }
}

extension RequestProperty {
  fileprivate var isPart: Bool {
    if case .part = place { true } else { false }
  }
}

extension APIField {
  /// The property where a parameter `request` stands beside it.
  var wordInWriter: String {
    storedWord == "request" ? "self.request" : storedWord
  }
}

extension APIParameterStyle {
  /// `style:` and `explode:` where they aren't what the place, then the style, has by default.
  func arguments(default placeStyle: ParameterStyle) -> [String] {
    if isDefault { return [] }
    let explode = explodeArgument(default: style == .form)
    if style == .deepObject { return ["style: .deepObject"] }
    return (style == placeStyle ? [] : ["style: .\(style.rawValue)"]) + explode
  }

  func explodeArgument(default isExploded: Bool) -> [String] {
    explode == isExploded ? [] : ["explode: \(explode)"]
  }
}
