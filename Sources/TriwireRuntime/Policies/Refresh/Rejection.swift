/// An answer by which a server takes a token no longer.
enum Rejection: Sendable {
  /// 401 for an endpoint with an `auth` scheme.
  case status(HTTPResponse)
  /// One of the codes that the envelope names for it.
  case business(code: String, message: String?, HTTPResponse)
}

/// There is no new token, so that a request could not be made.
struct RefreshFailure: Error {
  /// What the old token was rejected by.
  let rejection: Rejection
}

extension Endpoint {
  /// Whether a call has failed because of its tokens.
  func rejection(in error: APIError<Failure>) -> Rejection? {
    if case .business(let code, let message, let response) = error,
      envelope?.refresh.contains(code) == true
    {
      return .business(code: code, message: message, response)
    }
    guard auth != nil, let response = error.response, response.status == 401 else { return nil }
    return .status(response)
  }

  /// What the rejection of another call's token is for a call of this endpoint.
  func error(of rejection: Rejection, by configuration: ClientConfiguration) -> APIError<Failure> {
    switch rejection {
    case .business(let code, let message, let response):
      return .business(code: code, message: message, response)
    case .status(let response):
      do throws(APIError<Failure>) {
        _ = try read(response, by: configuration)
        return .unexpectedStatus(response)
      } catch {
        return error
      }
    }
  }
}
