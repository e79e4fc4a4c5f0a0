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
      self = .invalidRequest(
        InvalidRequest("a provider failed: \(error.briefly)", cause: error.withoutURL))
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
    case .unreachable(let cause): self = .unreachable(cause.withoutURL)
    case .untrusted(let cause): self = .transport(TransportError.untrusted(cause.withoutURL))
    case .failed(let cause): self = .transport(cause.withoutURL)
    default: self = .transport(error)
    }
  }
}

extension Error {
  /// An error of URLSession without the URL, whose query may hold a key that must not come into logs;
  /// any other as it is.
  var withoutURL: any Error {
    guard let error = self as? URLError else { return self }
    return URLError(
      error.code, userInfo: [NSLocalizedDescriptionKey: error.localizedDescription])
  }
}

extension TransportError {
  /// What an error of URLSession other than a cancellation means.
  init(_ original: URLError) {
    let error = original.withoutURL
    switch original.code {
    case .timedOut: self = .timedOut
    case .cannotFindHost, .cannotConnectToHost, .networkConnectionLost, .dnsLookupFailed,
      .notConnectedToInternet, .internationalRoamingOff, .callIsActive, .dataNotAllowed:
      self = .unreachable(error)
    case .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .secureConnectionFailed:
      self = .untrusted(error)
    default: self = original.tellsOfCertificate ? .untrusted(error) : .failed(error)
    }
  }
}

extension URLError {
  /// Whether a server's certificate was refused. On Linux nothing but libcurl's words says so: the code is
  /// that of any unknown error.
  fileprivate var tellsOfCertificate: Bool {
    #if canImport(FoundationNetworking)
      let words = code == .unknown ? localizedDescription : ""
      return words.hasPrefix("SSL certificate problem") || words.hasPrefix("SSL: ")
    #else
      return false
    #endif
  }
}
