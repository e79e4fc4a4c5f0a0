internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

extension Result where Success == HTTPResponse, Failure == any Error {
  /// Whether no connection came about, so that nothing was sent.
  var isWithoutConnection: Bool {
    guard case .failure(let error) = self,
      case .unreachable(let cause) = APIError<Never>(exchanging: error)
    else { return false }
    if let cause = cause as? any ConnectionError { return !cause.wasConnected }
    return (cause as? URLError).map { $0.code != .networkConnectionLost } ?? false
  }
}

/// An error of a transport that knows whether there was a connection when it happened. In
/// ``TransportError/unreachable(_:)`` it lets ``ClientConfiguration/waitsForConnectivity`` work.
public protocol ConnectionError: Error {
  /// false when surely nothing was sent.
  var wasConnected: Bool { get }
}
