internal import Foundation

/// What a cache looks at in a request.
struct CacheRequest {
  let key: CacheKey
  let selector: Data
  let headers: HTTPHeaders
  let directives: CacheDirectives
  /// When it was made, as ``Invalidations`` count.
  let moment: Int

  init(_ message: HTTPRequest, at moment: Int) {
    self.moment = moment
    key = CacheKey(message.url)
    headers = message.headers
    directives = CacheDirectives(message.headers)
    let names = message.credentialHeaders.union(message.commonHeaders).union(Self.telling)
    let parts =
      [message.method.rawValue]
      + names.sorted().flatMap { name in
        message.headers[name].map { [name, $0] } ?? []
      }
    selector = SHA256.hash(parts.joined(separator: "\0").utf8)
  }

  /// The hashes of some headers' values, also of those that aren't there.
  func hashes(of names: [String]) -> [String: Data] {
    names.reduce(into: [:]) { hashes, name in
      let value = headers[name].map { "=" + $0 } ?? ""
      hashes[name] = SHA256.hash(value.utf8)
    }
  }

  /// Headers that tell users or formats apart even where a server forgets to say so.
  private static let telling: Set<String> = [
    "accept", "authorization", "cookie", "proxy-authorization",
  ]
}

extension HTTPRequest {
  /// Whether its answer may be kept at all: one to a request that states its own conditions, or asks
  /// for a part, is for that request alone.
  var isCacheable: Bool {
    let conditions = [
      "If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since", "If-Range", "Range",
    ]
    return (method == .get || method == .head) && body == nil && !streamsResponse
      && !conditions.contains { headers[$0] != nil }
  }

  /// Methods that change nothing (RFC 9110 section 9.2.1).
  var isSafe: Bool { [.get, .head, .options, "TRACE"].contains(method) }
}
