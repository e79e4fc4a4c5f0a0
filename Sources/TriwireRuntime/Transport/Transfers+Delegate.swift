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
    end(task, error.map { .failure(reason($0)) } ?? .success(()))
  }

  /// Redirects are followed by the client, which knows what must not travel along.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  #if canImport(Security)
    /// Checks the server before anything is sent to it, where more or less is asked for than by the system.
    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      let space = challenge.protectionSpace
      guard let trust, space.authenticationMethod == NSURLAuthenticationMethodServerTrust,
        let server = space.serverTrust
      else { return completionHandler(.performDefaultHandling, nil) }
      do throws(TransportError) {
        try trust.check(server, host: space.host)
        completionHandler(.useCredential, URLCredential(trust: server))
      } catch {
        end(task, .failure(error))
        completionHandler(.cancelAuthenticationChallenge, nil)
      }
    }
  #elseif canImport(FoundationNetworking)
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

  /// What an error of URLSession means. A task that the client cancels has ended before, so that where
  /// servers are checked only a refused one is left.
  private func reason(_ error: any Error) -> any Error {
    guard let error = error as? URLError else { return error }
    guard error.code == .cancelled else { return TransportError(error) }
    return trust == nil ? CancellationError() : TransportError.untrusted(error.withoutURL)
  }
}
