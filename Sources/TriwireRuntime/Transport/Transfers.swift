internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// The exchanges of one session: collects what its delegate is told and ends each exactly once.
final class Transfers: NSObject, URLSessionDataDelegate, Sendable {
  typealias Continuation = CheckedContinuation<HTTPResponse, any Error>

  private enum Transfer: Sendable {
    /// Nobody waits for it yet.
    case created
    /// Cancelled before anybody waited.
    case cancelled
    case running(Continuation, limit: Int, body: Data)
  }

  private let transfers = Locked<[Int: Transfer]>([:])

  /// Notes a task that may be cancelled from now on.
  func create(_ task: URLSessionTask) {
    transfers.withLock { $0[task.taskIdentifier] = .created }
  }

  /// Starts a task, whose outcome goes to the continuation; `limit` nil allows any length.
  func start(_ task: URLSessionTask, limit: Int?, _ continuation: Continuation) {
    let isCancelled = transfers.withLock { transfers in
      let id = task.taskIdentifier
      if case .cancelled = transfers.removeValue(forKey: id) { return true }
      transfers[id] = .running(continuation, limit: limit ?? .max, body: Data())
      return false
    }
    if isCancelled { continuation.resume(throwing: CancellationError()) } else { task.resume() }
  }

  /// Ends a task at once, whatever URLSession makes of it.
  func cancel(_ task: URLSessionTask) {
    end(task) { _ in .failure(CancellationError()) }
    task.cancel()
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let exceeded = transfers.withLock { transfers -> Int? in
      let id = dataTask.taskIdentifier
      guard case .running(let continuation, let limit, var body) = transfers[id] else { return nil }
      guard data.count <= limit - body.count else { return limit }
      transfers[id] = .created  // so that the body has one owner while it grows
      body.append(data)
      transfers[id] = .running(continuation, limit: limit, body: body)
      return nil
    }
    guard let exceeded else { return }
    end(dataTask) { _ in .failure(TransportError.responseTooLarge(limit: exceeded)) }
    dataTask.cancel()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    end(task) { Self.outcome(task, error, body: $0) }
  }

  /// Ends a task that is running; one that isn't yet ends when it is started.
  private func end(
    _ task: URLSessionTask, with outcome: (Data) -> Result<HTTPResponse, any Error>
  ) {
    let ended = transfers.withLock { transfers -> Transfer? in
      let id = task.taskIdentifier
      let transfer = transfers.removeValue(forKey: id)
      switch transfer {
      case .created, .cancelled: transfers[id] = .cancelled
      case .running, nil: break
      }
      return transfer
    }
    guard case .running(let continuation, _, let body) = ended else { return }
    continuation.resume(with: outcome(body))
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
      end(task) { Self.outcome(task, nil, body: $0) }
      completionHandler(.rejectProtectionSpace, nil)
    }
  #endif

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
