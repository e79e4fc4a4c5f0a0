public import Foundation

extension APIError: CustomStringConvertible, LocalizedError {
  /// What happened, for logs and people; it quotes no body of a request or a response.
  public var description: String {
    switch self {
    case .invalidRequest(let problem): "The request is invalid: \(problem)."
    case .cancelled: "The call was cancelled."
    case .timedOut: "The call timed out."
    case .unreachable(let error): "The server can't be reached: \(error.briefly)."
    case .transport(let error): "The exchange with the server failed: \(error.briefly)."
    case .rejected(let failure, let response):
      "The server rejected the request with status \(response.status): \(failure)."
    case .unexpectedStatus(let response):
      "The server answered with the unexpected status \(response.status)."
    case .business(let code, let message, _):
      "The server reports failure \(code)" + (message.map { ": \($0)" } ?? ".")
    case .undecodable(let error, let response):
      "The answer with status \(response.status) can't be read: \(error)."
    case .encryption(let error): "The request can't be encrypted: \(error.briefly)."
    case .decryption(let error, _): "The answer can't be decrypted: \(error.briefly)."
    }
  }

  /// A business failure's own message where it has one, else ``description``.
  public var errorDescription: String? {
    if case .business(_, let message?, _) = self { message } else { description }
  }
}
