public import Foundation

extension APIError: CustomNSError {
  /// `TriwireRuntime.APIError`, whatever the endpoint.
  public static var errorDomain: String { "TriwireRuntime.APIError" }

  /// A stable number: 1 encryption, 2 decryption, 3 timed out, 4 an answer that doesn't fit the model,
  /// 5 anything else, 6 cancelled, 7 unreachable, the HTTP status for a rejection and an unexpected
  /// status, 1001 invalid request, 1002 a body that doesn't parse at all, the code of a business
  /// failure when that is a number.
  public var code: Int {
    switch self {
    case .encryption: 1
    case .decryption: 2
    case .timedOut: 3
    case .undecodable(let error, _): error.kind == .malformed ? 1002 : 4
    case .transport: 5
    case .cancelled: 6
    case .unreachable: 7
    case .rejected(_, let response), .unexpectedStatus(let response): response.status
    case .invalidRequest: 1001
    case .business(let code, _, _): Int(code) ?? 5
    }
  }

  /// The same as ``code``.
  public var errorCode: Int { code }

  /// The description, and the error beneath where there is one.
  public var errorUserInfo: [String: Any] {
    var info: [String: Any] = [NSLocalizedDescriptionKey: errorDescription ?? description]
    if let cause { info[NSUnderlyingErrorKey] = cause }
    return info
  }

  private var cause: (any Error)? {
    switch self {
    case .invalidRequest(let problem): problem.cause
    case .unreachable(let error), .transport(let error), .encryption(let error),
      .decryption(let error, _):
      error
    case .undecodable(let error, _): error
    case .cancelled, .timedOut, .rejected, .unexpectedStatus, .business: nil
    }
  }
}
