public import Dispatch

/// A generated client, or a group of its endpoints.
public protocol ServiceClient: Sendable {
  /// What sends its requests.
  var api: APIClient { get }

  /// A client whose requests are sent that way.
  init(api: APIClient)
}

extension ServiceClient {
  /// Sends a request and reads the answer; see ``APIClient/send(_:)``.
  public func send<Request: APIRequest>(
    _ request: Request
  ) async throws(APIError<Request.Failure>) -> Request.Response {
    try await api.send(request)
  }

  /// Sends a request and calls back on the main actor, exactly once.
  @discardableResult
  public func send<Request: APIRequest>(
    _ request: Request,
    completion:
      @escaping @MainActor @Sendable (Result<Request.Response, APIError<Request.Failure>>) -> Void
  ) -> RequestHandle {
    api.send(request, completion: completion)
  }

  /// Sends a request and calls back on a queue, exactly once.
  @discardableResult
  public func send<Request: APIRequest>(
    _ request: Request,
    on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<Request.Response, APIError<Request.Failure>>) -> Void
  ) -> RequestHandle {
    api.send(request, on: queue, completion: completion)
  }
}
