internal import Foundation

/// Adds what proves who calls, for endpoints that ask for it.
public protocol CredentialProvider: Sendable {
  /// Writes the credentials of one of the spec's `auth` schemes, by its name there. It is asked
  /// before each request of an endpoint with that scheme. An error makes the request invalid.
  func authorize(_ request: inout RequestWriter, scheme: String) async throws
}

/// A user's name and password for the scheme `basic`.
public struct BasicCredential: Hashable, Sendable {
  /// The name; it can't hold a colon (RFC 7617 section 2).
  public var user: String
  /// The password.
  public var password: String

  /// A pair of name and password.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

extension RequestWriter {
  /// Sends `Authorization: Bearer …` (RFC 6750); nil sends nothing.
  public mutating func bearer(_ token: String?) {
    authorization(token.map { "Bearer " + $0 })
  }

  /// Sends `Authorization: Basic …` (RFC 7617), UTF-8 in base64; nil sends nothing.
  public mutating func basic(_ credential: BasicCredential?) {
    if credential?.user.utf8.contains(UInt8(ascii: ":")) == true {
      attempt { _ throws(InvalidRequest) in
        throw InvalidRequest(parameter: "Authorization", "a user name can't hold a colon")
      }
    }
    authorization(
      credential.map { "Basic " + Data("\($0.user):\($0.password)".utf8).base64EncodedString() })
  }

  /// Sends a key in a header; nil sends nothing.
  public mutating func apiKey(header name: String, _ key: String?) {
    attempt { writer throws(InvalidRequest) in
      try writer.set(header: name, key)
      writer.credentialHeaders.insert(name.lowercased())
    }
  }

  /// Sends a key in the query; nil sends nothing.
  public mutating func apiKey(query name: String, _ key: String?) {
    query(name, .sensitive(.optional(.string)), key)
  }

  /// Sends a key in a cookie, percent-encoded; nil sends nothing.
  public mutating func apiKey(cookie name: String, _ key: String?) {
    cookie(name, .optional(.string), key)
  }

  private mutating func authorization(_ value: String?) {
    apiKey(header: "Authorization", value)
  }
}
