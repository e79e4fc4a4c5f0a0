internal import Foundation

/// Collects one request: parameters common to all endpoints first, then credentials, then the
/// endpoint's own, which replace earlier ones of their name (nil takes them away).
///
/// The first value that can't be sent is remembered and everything after it is of no effect; the
/// client then throws ``APIError/invalidRequest(_:)`` and sends nothing.
public struct RequestWriter: Sendable {
  let method: HTTPMethod
  let route: Route
  var path: [String: String] = [:]
  var query = NamedTexts()
  var headers = HTTPHeaders()
  var cookies = NamedTexts()
  var body = RequestBody.none
  var commonFields: [CommonField] = []
  var credentialHeaders: Set<String> = []
  var sensitiveNames: Set<String> = []
  /// Where a page is that another one has led to; nil when the route says it.
  var link: PageLink?
  var destination: DownloadDestination?
  /// The first thing that went wrong.
  private(set) var problem: InvalidRequest?

  init(_ method: HTTPMethod, _ route: String) {
    self.method = method
    self.route = Route(route)
  }

  /// Does a step whose error, if it is the first, makes the request invalid.
  mutating func attempt(_ step: (inout RequestWriter) throws(InvalidRequest) -> Void) {
    guard problem == nil else { return }
    do throws(InvalidRequest) { try step(&self) } catch { problem = error }
  }
}

extension RequestWriter {
  /// Fills `{name}` of the route, everything outside RFC 3986 `unreserved` percent-encoded. A value
  /// that would leave its path segment empty, `.` or `..` makes the request invalid. In `{name*}`
  /// slashes stay and each segment is checked; a style has no meaning there.
  public mutating func path<Value>(
    _ name: String,
    _ codec: Codec<Value>,
    _ value: Value,
    style: PathStyle = .simple,
    explode: Bool = false
  ) {
    attempt { writer throws(InvalidRequest) in
      let form = try writer.parameterForm(name, codec, value)
      guard let text = writer.pathText(name, form, style, explode), !text.isEmpty else {
        throw InvalidRequest(parameter: name, "a path parameter can't be empty")
      }
      writer.path[name] = text
    }
  }

  /// Writes a query parameter. nil, an empty list and an empty object send nothing; empty text
  /// sends `name=`. `explode` nil means the style's own way: true for `form` and `deepObject`.
  public mutating func query<Value>(
    _ name: String,
    _ codec: Codec<Value>,
    _ value: Value,
    style: QueryStyle = .form,
    explode: Bool? = nil
  ) {
    attempt { writer throws(InvalidRequest) in
      let form = try writer.parameterForm(name, codec, value)
      let text = ParameterText(name: name, explode: explode ?? (style == .form))
      writer.query.set(name, try text.query(form, style))
    }
  }

  /// Writes a header in the style `simple`; elements of a list that hold commas or quotes become
  /// quoted-strings. A value with anything but visible ASCII, and space and tab within, makes the
  /// request invalid.
  public mutating func header<Value>(
    _ name: String, _ codec: Codec<Value>, _ value: Value, explode: Bool = false
  ) {
    attempt { writer throws(InvalidRequest) in
      let form = try writer.parameterForm(name, codec, value)
      try writer.set(header: name, ParameterText(name: name, explode: explode).header(form))
    }
  }

  /// Writes a cookie into the one `Cookie` header. In the style `cookie` a value outside RFC 6265
  /// makes the request invalid; in `form` it is percent-encoded.
  public mutating func cookie<Value>(
    _ name: String,
    _ codec: Codec<Value>,
    _ value: Value,
    style: CookieStyle = .form,
    explode: Bool = true
  ) {
    attempt { writer throws(InvalidRequest) in
      let form = try writer.parameterForm(name, codec, value)
      let text = ParameterText(name: name, explode: explode)
      writer.cookies.set(name, try text.cookie(form, style))
    }
  }
}

extension RequestWriter {
  /// Sets or takes away a header of text that is ready to be sent.
  mutating func set(header name: String, _ value: String?) throws(InvalidRequest) {
    try FieldSyntax.check(header: name, value ?? "")
    headers[name] = value
  }

  /// The form of a parameter, whose name is noted when its value is sensitive.
  mutating func parameterForm<Value>(
    _ name: String, _ codec: Codec<Value>, _ value: Value
  ) throws(InvalidRequest) -> ParameterForm {
    if codec.isSensitive { sensitiveNames.insert(name) }
    return try codec.form(of: value, name)
  }

  private func pathText(
    _ name: String, _ form: ParameterForm, _ style: PathStyle, _ explode: Bool
  ) -> String? {
    if route.isRest(name), case .text(let text) = form {
      return text.split(utf8: "/").map(PercentEncoding.component.encode).joined(separator: "/")
    }
    return ParameterText(name: name, explode: explode).path(form, style)
  }
}

extension Codec {
  /// The value's form as a parameter; what the codec throws is told with the parameter's name.
  func form(of value: Value, _ name: String) throws(InvalidRequest) -> ParameterForm {
    do { return try parameterForm(value) } catch {
      throw InvalidRequest(parameter: name, "\(error)", cause: error)
    }
  }
}

extension String {
  /// Parts between a separator, byte by byte: a combining mark after it does not hide it.
  fileprivate func split(utf8 separator: UnicodeScalar) -> [String] {
    unicodeScalars.split(separator: separator, omittingEmptySubsequences: false)
      .map { String(String.UnicodeScalarView($0)) }
  }
}
