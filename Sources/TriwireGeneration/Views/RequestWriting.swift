import TriwireModel
import TriwireSpec

/// The statements that write a request's parameters and body.
struct RequestWriting {
  private let endpoint: APIEndpoint

  init(_ endpoint: APIEndpoint) {
    self.endpoint = endpoint
  }

  func lines(indent: Int) -> [String] {
    statements.lines(indent: indent)
  }

  private var statements: [Code] {
    [accept].compactMap { $0 } + endpoint.properties.compactMap(Self.statement)
      + [body].compactMap { $0 }
  }

  /// Replaces what the contents of the answers would ask for.
  private var accept: Code? {
    endpoint.accept.map {
      .text("request.header(\"Accept\", .string, \(StringLiteral.quoted($0)))")
    }
  }

  private static func statement(_ property: RequestProperty) -> Code? {
    let field = property.field
    return switch property.place {
    case .path(let style, _): call("path", field, style.arguments(default: .simple))
    case .query(let style): call("query", field, style.arguments(default: .form))
    case .header(let style): call("header", field, style.explodeArgument(default: false))
    case .cookie(let style): call("cookie", field, style.explodeArgument(default: true))
    case .form: call("form", field, [])
    case .bodyField, .body, .part: nil
    }
  }

  private static func call(_ method: String, _ field: APIField, _ style: [String]) -> Code {
    let arguments = [StringLiteral.quoted(field.wireName), field.type.codec, field.wordInWriter]
    return .group(
      open: "request.\(method)(", (arguments + style).map(Code.text), close: .call(")"))
  }

  private var body: Code? {
    let value = endpoint.properties.first { $0.place == .body }?.field.wordInWriter ?? "body"
    return switch endpoint.body {
    case nil, .form, .multipart: nil
    case .fields: .text("request.body(fields: Self.bodyFields, of: self)")
    case .model(let type), .stream(let type, _): .text("request.body(\(type.codec), \(value))")
    case .raw(let mediaType):
      .text("request.body(raw: \(value), mediaType: \(StringLiteral.quoted(mediaType)))")
    case .text(let mediaType):
      .text("request.body(text: \(value), mediaType: \(StringLiteral.quoted(mediaType)))")
    }
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
