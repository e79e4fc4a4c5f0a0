/// How a call can fail. `Failure` is what the API documents for errors of the endpoint, `Never` when
/// it documents nothing.
public enum APIError<Failure: Sendable>: Error, Sendable {
  /// Nothing was sent: a parameter, a provider or the base URL is at fault.
  case invalidRequest(InvalidRequest)
  /// The task or the handle was cancelled; the server may have seen the request or not.
  case cancelled
  /// The call took longer than the endpoint or the configuration allows.
  case timedOut
  /// No connection to the server came about, or it broke.
  case unreachable(any Error)
  /// The exchange failed in another way: see ``TransportError``, or what an interceptor threw.
  case transport(any Error)
  /// The server answered with an error that the API documents.
  case rejected(Failure, HTTPResponse)
  /// The server answered with a status, or with an error's body, that the API doesn't document.
  case unexpectedStatus(HTTPResponse)
  /// The envelope tells of a failure, whatever the status. `message` is nil when it has none.
  case business(code: String, message: String?, HTTPResponse)
  /// The answer isn't what the API documents for its status.
  case undecodable(ResponseError, HTTPResponse)
  /// The body couldn't be encrypted; nothing was sent.
  case encryption(any Error)
  /// The answer's body couldn't be decrypted.
  case decryption(any Error, HTTPResponse)
}

extension APIError {
  /// The server's answer, where there was one.
  public var response: HTTPResponse? {
    switch self {
    case .rejected(_, let response), .unexpectedStatus(let response),
      .business(_, _, let response), .undecodable(_, let response), .decryption(_, let response):
      response
    case .invalidRequest, .cancelled, .timedOut, .unreachable, .transport, .encryption: nil
    }
  }

  /// The code of the envelope that tells of a failure, as one of the API's named codes; nil for
  /// every other error.
  public func businessCode<Code: OpenBusinessCode>(as type: Code.Type = Code.self) -> Code? {
    if case .business(let code, _, _) = self { Code(rawValue: code) } else { nil }
  }
}
