internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

extension Result where Success == HTTPResponse, Failure == any Error {
  /// Whether no connection came about, so that nothing was sent.
  var isWithoutConnection: Bool {
    guard case .failure(let error) = self,
      case .unreachable(let cause) = APIError<Never>(exchanging: error),
      let cause = cause as? URLError
    else { return false }
    return cause.code != .networkConnectionLost
  }
}
