internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// The exchanges of one session: collects what its delegate is told and ends each exactly once.
final class Transfers: NSObject, URLSessionDataDelegate, Sendable {
  typealias Continuation = CheckedContinuation<HTTPResponse, any Error>

  private struct Transfer: Sendable {
    let limit: Int
    let continuation: Continuation
    var body = Data()
  }

  private let transfers = Locked<[Int: Transfer]>([:])

  /// Notes who waits for a task that is about to be resumed; `limit` nil allows any length.
  func begin(_ task: URLSessionTask, limit: Int?, _ continuation: Continuation) {
    let transfer = Transfer(limit: limit ?? .max, continuation: continuation)
    transfers.withLock { $0[task.taskIdentifier] = transfer }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let exceeded = transfers.withLock { transfers -> Transfer? in
      let id = dataTask.taskIdentifier
      guard let transfer = transfers[id] else { return nil }
      guard data.count <= transfer.limit - transfer.body.count else {
        return transfers.removeValue(forKey: id)
      }
      transfers[id]?.body.append(data)
      return nil
    }
    guard let exceeded else { return }
    dataTask.cancel()
    exceeded.continuation.resume(
      throwing: TransportError.responseTooLarge(limit: exceeded.limit))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let done = transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    done?.continuation.resume(with: Self.outcome(task, error, body: done?.body ?? Data()))
  }

  /// Redirects are followed by the client, which knows what must not travel along.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  private static func outcome(
    _ task: URLSessionTask, _ error: (any Error)?, body: Data
  ) -> Result<HTTPResponse, any Error> {
    if let error = error as? URLError, error.code == .cancelled {
      return .failure(CancellationError())
    }
    if let error { return .failure((error as? URLError).map(TransportError.init) ?? error) }
    guard let response = task.response as? HTTPURLResponse else {
      return .failure(TransportError.failed(URLError(.badServerResponse)))
    }
    return .success(HTTPResponse(response, body: body))
  }
}

extension HTTPResponse {
  /// A response of URLSession, which has joined the fields of one name already.
  fileprivate init(_ response: HTTPURLResponse, body: Data) {
    self.init(response.statusCode, body: body, url: response.url)
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String { headers.append(name, value) }
    }
  }
}
