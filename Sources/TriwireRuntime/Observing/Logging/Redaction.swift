internal import Foundation

/// Takes out of a message what must not be logged.
struct Redaction {
  /// Lower-case names of what is sensitive.
  private let names: Set<String>
  private let credentials: Set<String>
  private let message: HTTPRequest
  private let route: String

  /// What stands in place of a value.
  static let mark = "•••"

  init(_ message: HTTPRequest, _ context: CallContext) {
    self.message = message
    route = context.route
    names = Set(message.sensitiveNames.union(context.sensitive).map { $0.lowercased() })
    credentials = message.credentialHeaders.union([
      "authorization", "proxy-authorization", "cookie", "set-cookie",
    ])
  }

  private func isSensitive(_ name: some StringProtocol) -> Bool {
    names.contains(name.lowercased())
  }

  /// The URL with its query. A sensitive path parameter makes a route of the path.
  var url: String {
    guard var parts = URLComponents(url: message.url, resolvingAgainstBaseURL: true) else {
      return Self.mark
    }
    let query = parts.percentEncodedQuery
    let hidesPath = names.contains { route.lowercased().contains("{\($0)") }
    parts.percentEncodedQuery = nil
    if hidesPath { parts.path = "" }
    let base = (parts.string ?? Self.mark) + (hidesPath ? route : "")
    return query.map { "\(base)?\(pairs($0))" } ?? base
  }

  /// The headers with the values of credentials and sensitive ones replaced.
  func headers(_ headers: HTTPHeaders) -> [HTTPHeaders.Field] {
    headers.map { field in
      let isHidden = credentials.contains(field.name.lowercased()) || isSensitive(field.name)
      return isHidden ? HTTPHeaders.Field(name: field.name, value: Self.mark) : field
    }
  }

  /// The body as text without sensitive values; nil when it is none, or can't be searched for them.
  func body(_ body: Data, _ type: MediaType) -> String? {
    guard let text = String(bytes: body, encoding: .utf8) else { return nil }
    if type.isJSON { return names.isEmpty ? text : json(body) }
    if type.isXML { return names.isEmpty ? text : XMLRedaction(isSensitive).text(text) }
    if type.name == "application/x-www-form-urlencoded" { return pairs(text) }
    return type.name.hasPrefix("text/") ? text : nil
  }

  private func json(_ body: Data) -> String? {
    guard let value = try? Codec.json.decode(json: body),
      let redacted = try? Codec.json.json(redacted(value))
    else { return nil }
    return String(decoding: redacted, as: UTF8.self)
  }

  private func redacted(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): return .array(elements.map(redacted))
    case .object(let members):
      return .object(
        JSONObject(
          members.map { name, value in
            (name, isSensitive(name) ? .string(Self.mark) : redacted(value))
          }))
    case .null, .bool, .number, .string: return value
    }
  }

  /// `a=1&b=•••`, with names as they travel, those of members (`a[b]`) included.
  private func pairs(_ text: String) -> String {
    text.split(separator: "&", omittingEmptySubsequences: false).map { pair in
      let name = pair.prefix { $0 != "=" }
      let plain = name.replacingOccurrences(of: "+", with: " ").removingPercentEncoding ?? "\(name)"
      let parts = plain.split { "[]".contains($0) }
      return parts.contains(where: isSensitive) ? "\(name)=\(Self.mark)" : String(pair)
    }.joined(separator: "&")
  }
}
