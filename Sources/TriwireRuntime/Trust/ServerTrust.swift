public import Foundation

/// What a server has to prove before anything is sent to it.
///
/// A client that asks for it sends nothing over a transport that can't check it, nor to `http` URLs: its calls
/// end with ``APIError/invalidRequest(_:)``. A server that fails the check ends them with
/// ``TransportError/untrusted(_:)`` in ``APIError/transport(_:)``.
public struct ServerTrust: Hashable, Sendable {
  /// The public keys of which the server must have one; empty for any. They are checked on top of the
  /// certificate's chain, and for every server that a redirect leads to.
  public var pins: Set<PublicKeyPin>
  /// A file of certificates in PEM that alone count as authorities; nil for those of the system.
  public var authorities: URL?
  /// Whether the certificate must be the host's own.
  public var checksHost: Bool

  /// The system's authorities and the host's name, unless told otherwise.
  public init(
    pins: Set<PublicKeyPin> = [], authorities: URL? = nil, checksHost: Bool = true
  ) {
    self.pins = pins
    self.authorities = authorities
    self.checksHost = checksHost
  }
}

/// The SHA-256 of a certificate's SubjectPublicKeyInfo (RFC 7469 section 2.4).
public struct PublicKeyPin: Hashable, Sendable {
  /// The 32 bytes in base64.
  public let sha256: String

  /// nil when the text isn't 32 bytes in base64. It comes from
  /// `openssl x509 -pubkey -noout | openssl pkey -pubin -outform der | openssl dgst -sha256 -binary | base64`.
  public init?(sha256: String) {
    guard let digest = Data(base64Encoded: sha256), digest.count == 32 else { return nil }
    self.sha256 = digest.base64EncodedString()
  }
}
