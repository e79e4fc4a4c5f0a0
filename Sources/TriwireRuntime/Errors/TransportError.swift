internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// How an exchange can fail before there is a complete answer; transports throw it.
public enum TransportError: Error, Sendable {
  /// The transport gave up waiting.
  case timedOut
  /// No connection came about, or it broke.
  case unreachable(any Error)
  /// The server could not prove that it is the one that is meant: its certificate, its host or its
  /// public key.
  case untrusted(any Error)
  /// The body is longer than the client allows, in bytes after decompression.
  case responseTooLarge(limit: Int)
  /// More bytes of a stream have arrived, and were not read yet, than the client allows.
  case unreadTooLong(limit: Int)
  /// A stream is read a second time.
  case alreadyRead
  /// The server sent the client on more often than it allows.
  case tooManyRedirects(limit: Int)
  /// The server sent the client on to where it must not go.
  case redirectRefused(reason: String)
  /// No stub answers this endpoint.
  case unanswered(endpoint: String)
  /// Anything else.
  case failed(any Error)
}

extension Error {
  /// What an error says of itself; of URLSession's, which tell their whole content, only their reason.
  var briefly: String {
    self is URLError ? localizedDescription : "\(self)"
  }
}

extension TransportError: CustomStringConvertible {
  /// What happened, in a few words.
  public var description: String {
    switch self {
    case .timedOut: "the transport gave up waiting"
    case .unreachable(let error): error.briefly
    case .untrusted(let error): "the server is not trusted, \(error.briefly)"
    case .responseTooLarge(let limit): "the response is longer than \(limit) bytes"
    case .unreadTooLong(let limit): "more than \(limit) bytes of the stream wait to be read"
    case .alreadyRead: "the stream can be read only once"
    case .tooManyRedirects(let limit): "there were more than \(limit) redirects"
    case .redirectRefused(let reason): "a redirect was refused, \(reason)"
    case .unanswered(let endpoint): "no stub answers the endpoint \(endpoint)"
    case .failed(let error): error.briefly
    }
  }
}
