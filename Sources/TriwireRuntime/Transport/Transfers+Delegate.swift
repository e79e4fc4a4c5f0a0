internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

extension Transfers: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let response = response as? HTTPURLResponse { begin(dataTask, response) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    // Some answers, a redirect's for one, are not announced on Linux.
    if let response = dataTask.response as? HTTPURLResponse { begin(dataTask, response) }
    receive(data, of: dataTask)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    end(task, error.map { .failure(Self.reason($0)) } ?? .success(()))
  }

  /// Redirects are followed by the client, which knows what must not travel along.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  #if canImport(FoundationNetworking)
    /// Takes a 401 as the answer. This URLSession asks about it when the body is complete, and would
    /// never end the task if the question were left to it.
    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      end(task, .success(()))
      completionHandler(.rejectProtectionSpace, nil)
    }
  #endif

  /// What an error of URLSession means.
  private static func reason(_ error: any Error) -> any Error {
    guard let error = error as? URLError else { return error }
    return error.code == .cancelled ? CancellationError() : TransportError(error)
  }
}
