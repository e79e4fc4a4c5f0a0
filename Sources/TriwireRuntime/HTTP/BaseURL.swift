internal import Foundation

/// Where an API is served: scheme, host, port and perhaps a path that every route follows.
struct BaseURL: Sendable {
  private let prefix: String

  /// Takes an absolute `http` or `https` URL; a slash at its end makes no difference. A query, a
  /// fragment and a user name are refused, since routes could not follow them.
  init(_ text: String) throws(InvalidRequest) {
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      let parts = URLComponents(string: text),
      ["http", "https"].contains(parts.scheme?.lowercased()), parts.host?.isEmpty == false
    else {
      throw InvalidRequest("the base URL\(Self.quoted(text)) is no absolute http or https URL")
    }
    guard parts.query == nil, parts.fragment == nil, parts.user == nil else {
      throw InvalidRequest(
        "the base URL “\(parts.host ?? "")” must have no query, fragment or user name")
    }
    var prefix = text[...]
    while prefix.last == "/" { prefix.removeLast() }
    self.prefix = String(prefix)
  }

  /// The URL of an encoded path, which begins with a slash, and an encoded query.
  func url(path: String, query: String) throws(InvalidRequest) -> URL {
    let text = prefix + path + (query.isEmpty ? "" : "?" + query)
    guard let url = URL(string: text) else {
      // The query may hold a key, so that it isn't shown.
      throw InvalidRequest("“\(prefix + path)” is no URL")
    }
    return url
  }

  /// The text for a message, unless it may hold a password.
  private static func quoted(_ text: String) -> String {
    text.contains("@") ? "" : " “\(text)”"
  }
}
