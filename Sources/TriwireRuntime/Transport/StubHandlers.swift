/// Answers a request value in place of a server.
///
/// An `APIError` of the request's failure reaches the caller as it is, any other error as a transport's
/// would: the closure may throw `APIError<Shop.AddPet.Failure>.timedOut` or a `TransportError`.
public typealias StubHandler<Request: APIRequest> =
  @Sendable (Request) async throws -> Request.Response

/// Closures that answer endpoints in place of a server, one per type of request.
public struct StubHandlers: Sendable {
  private var handlers: [ObjectIdentifier: any Sendable] = [:]

  /// Answers nothing.
  public init() {}

  /// What answers an endpoint; nil when a call of it is to fail with
  /// ``TransportError/unanswered(endpoint:)``.
  public subscript<Request: APIRequest>(type: Request.Type) -> StubHandler<Request>? {
    get { (handlers[ObjectIdentifier(type)] as? Entry<Request>)?.handle }
    set { handlers[ObjectIdentifier(type)] = newValue.map(Entry<Request>.init) }
  }

  /// Checks that a request could be sent, then answers it.
  func answer<Request: APIRequest>(
    _ request: Request
  ) async throws(APIError<Request.Failure>) -> Request.Response {
    var writer = RequestWriter(Request.endpoint.method, Request.endpoint.route)
    request.write(to: &writer)
    do { _ = try writer.request(at: BaseURL("http://stub.invalid")) } catch {
      throw .invalidRequest(error)
    }
    do {
      if let relayed = request as? any RelayedRequest,
        let answer = try await relayed.answer(by: self) as? Request.Response
      {
        return answer
      }
      guard let handle = self[Request.self] else {
        throw TransportError.unanswered(endpoint: Request.endpoint.name)
      }
      return try await handle(request)
    } catch {
      throw APIError(exchanging: error)
    }
  }

  /// Gives a closure a type of its own, to be found again by.
  private struct Entry<Request: APIRequest>: Sendable {
    let handle: StubHandler<Request>
  }
}

/// A request with something around it, which is answered where that request is.
protocol RelayedRequest: APIRequest {
  func answer(by handlers: StubHandlers) async throws -> Response
}
