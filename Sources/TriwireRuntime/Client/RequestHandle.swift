public import Dispatch

/// A call in flight that was begun without `await`. Letting go of it doesn't end the call.
public struct RequestHandle: Sendable {
  let task: Task<Void, Never>

  /// Ends the call with ``APIError/cancelled`` unless it has ended already. It may be called from any
  /// thread, any number of times.
  public func cancel() {
    task.cancel()
  }
}

extension APIClient {
  /// Sends a request and calls back on the main actor, exactly once.
  @discardableResult
  public func send<Request: APIRequest>(
    _ request: Request,
    completion:
      @escaping @MainActor @Sendable (Result<Request.Response, APIError<Request.Failure>>) -> Void
  ) -> RequestHandle {
    RequestHandle(task: Task { await completion(outcome(of: request)) })
  }

  /// Sends a request and calls back on a queue, exactly once.
  @discardableResult
  public func send<Request: APIRequest>(
    _ request: Request,
    on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<Request.Response, APIError<Request.Failure>>) -> Void
  ) -> RequestHandle {
    RequestHandle(
      task: Task {
        let result = await outcome(of: request)
        queue.async { completion(result) }
      })
  }

  private func outcome<Request: APIRequest>(
    of request: Request
  ) async -> Result<Request.Response, APIError<Request.Failure>> {
    do { return .success(try await send(request)) } catch { return .failure(error) }
  }
}
