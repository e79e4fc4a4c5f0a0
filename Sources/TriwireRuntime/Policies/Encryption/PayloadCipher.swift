public import Foundation

/// Encrypts the bodies of requests and decrypts those of answers, for endpoints with `encrypt`.
///
/// Bodies are what travels: JSON, XML, protobuf, forms or bytes as they are, after the request was
/// written and before the answer is read. A message without a body passes it by. The URL, the headers
/// and the content type stay as they are; an interceptor may add headers of its own.
public protocol PayloadCipher: Sendable {
  /// Encrypts the body of a request. Calls may overlap. An error ends the call with
  /// ``APIError/encryption(_:)`` before anything is sent.
  func encrypt(_ body: Data, of call: CallContext) async throws -> Data

  /// Decrypts the body of an answer, whatever its status. An error ends the call with
  /// ``APIError/decryption(_:_:)``; an answer whose status the endpoint doesn't take for a success is
  /// then told by its status, since proxies and gateways encrypt nothing.
  func decrypt(_ body: Data, of call: CallContext) async throws -> Data
}

/// An endpoint encrypts, and its client has no ``ClientConfiguration/cipher``.
public struct MissingCipher: Error, Hashable, Sendable, CustomStringConvertible {
  /// The endpoint's name in its spec.
  public let endpoint: String

  /// Names the endpoint.
  public var description: String { "the client has no cipher for the endpoint \(endpoint)" }
}

/// A cipher takes bytes in memory, but an interceptor or the endpoint sends a file.
struct UnencryptableFile: Error, CustomStringConvertible {
  var description: String { "files on disk can't be encrypted" }
}
