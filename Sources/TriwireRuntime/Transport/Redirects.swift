internal import Foundation

/// Follows redirects (RFC 9110 section 15.4) over a transport that doesn't.
struct Redirects: Sendable {
  let transport: any Transport
  let policy: RedirectPolicy
  /// Statuses that the endpoint takes as answers of its own.
  let isAnswer: @Sendable (Int) -> Bool

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard case .follow(let limit) = policy else { return try await transport.send(request) }
    var request = request
    for _ in 0...max(0, limit) {
      let response = try await transport.send(request)
      guard let next = try redirected(request, by: response) else { return response }
      try Task.checkCancellation()
      request = next
    }
    throw TransportError.tooManyRedirects(limit: limit)
  }

  /// The request that the response asks for; nil when it is no redirect.
  private func redirected(
    _ request: HTTPRequest, by response: HTTPResponse
  ) throws(TransportError) -> HTTPRequest? {
    guard [301, 302, 303, 307, 308].contains(response.status), !isAnswer(response.status),
      let location = response.headers.values(of: "Location").first
    else { return nil }
    let target = try target(of: location, from: request.url)
    var next = request
    next.url = target
    next.changeMethod(for: response.status)
    if !target.hasOrigin(of: request.url) { next.removeCredentials() }
    return next
  }

  private func target(of location: String, from url: URL) throws(TransportError) -> URL {
    guard let target = URL(string: location, relativeTo: url)?.absoluteURL,
      let scheme = target.scheme?.lowercased()
    else { throw .redirectRefused(reason: "its location is no URL") }
    guard ["http", "https"].contains(scheme) else {
      throw .redirectRefused(reason: "it leads to the scheme \(scheme)")
    }
    guard target.host?.isEmpty == false else {
      throw .redirectRefused(reason: "its location has no host")
    }
    guard scheme == "https" || url.scheme?.lowercased() != "https" else {
      throw .redirectRefused(reason: "it leads from https to http")
    }
    guard target.user == nil, target.password == nil else {
      throw .redirectRefused(reason: "its location holds a user name")
    }
    return target
  }
}

extension HTTPRequest {
  /// 303 asks for GET, and so do 301 and 302 after POST, as browsers have it; 307 and 308 keep the
  /// method and the body.
  fileprivate mutating func changeMethod(for status: Int) {
    let becomesGet =
      switch status {
      case 303: method != .head
      case 301, 302: method == .post
      default: false
      }
    guard becomesGet else { return }
    method = .get
    body = nil
    for name in ["Content-Type", "Content-Encoding", "Content-Language", "Content-Location"] {
      headers.remove(name)
    }
  }

  /// Takes away what another origin must not learn.
  fileprivate mutating func removeCredentials() {
    let names = credentialHeaders.union(["authorization", "cookie", "proxy-authorization", "host"])
    for name in names { headers.remove(name) }
  }
}

extension URL {
  /// Whether scheme, host and port are the same (RFC 6454).
  func hasOrigin(of other: URL) -> Bool {
    origin == other.origin
  }

  private var origin: [String] {
    let scheme = scheme?.lowercased() ?? ""
    return [scheme, host?.lowercased() ?? "", "\(port ?? (scheme == "https" ? 443 : 80))"]
  }
}
