internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

extension APIError {
  /// What an error means that was thrown while a request was made.
  init(preparing error: any Error) {
    switch error {
    case is CancellationError: self = .cancelled
    case let problem as InvalidRequest: self = .invalidRequest(problem)
    case let error as ValidationError:
      self = .invalidRequest(
        InvalidRequest(parameter: error.field, "must be \(error.limit)", cause: error))
    default:
      self = .invalidRequest(InvalidRequest("a provider failed: \(error.briefly)", cause: error))
    }
  }

  /// What an error means that was thrown by a transport or an interceptor.
  init(exchanging error: any Error) {
    switch error {
    case is CancellationError: self = .cancelled
    case let error as APIError<Failure>: self = error
    case let problem as InvalidRequest: self = .invalidRequest(problem)
    case let error as URLError where error.code == .cancelled: self = .cancelled
    case let error as URLError: self.init(TransportError(error))
    case let error as TransportError: self.init(error)
    default: self = .transport(error)
    }
  }

  private init(_ error: TransportError) {
    switch error {
    case .timedOut: self = .timedOut
    case .unreachable(let cause): self = .unreachable(cause)
    case .failed(let cause): self = .transport(cause)
    default: self = .transport(error)
    }
  }
}

extension TransportError {
  /// What an error of URLSession other than a cancellation means. It is kept without the URL, whose
  /// query may hold a key that must not come into logs.
  init(_ original: URLError) {
    let error = URLError(
      original.code, userInfo: [NSLocalizedDescriptionKey: original.localizedDescription])
    switch error.code {
    case .timedOut: self = .timedOut
    case .cannotFindHost, .cannotConnectToHost, .networkConnectionLost, .dnsLookupFailed,
      .notConnectedToInternet, .internationalRoamingOff, .callIsActive, .dataNotAllowed:
      self = .unreachable(error)
    case .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .secureConnectionFailed:
      self = .untrusted(error)
    default: self = .failed(error)
    }
  }
}
