/// Sends requests of any endpoint to one server. It is a value: copies share the transport and the
/// calls in flight.
public struct APIClient: Sendable {
  private let backend: Backend
  private let configuration: ClientConfiguration
  private let clock: CallClock
  private let latest = LatestCalls()
  /// Who is told how far the bodies have come; nil for nobody.
  var report: (@Sendable (TransferProgress) -> Void)?

  private enum Backend: Sendable {
    case server(Exchange)
    case stub(StubHandlers)
  }

  /// A client of a server.
  ///
  /// - Parameters:
  ///   - baseURL: The absolute `http` or `https` URL that every route follows. A faulty one makes each
  ///     call end with ``APIError/invalidRequest(_:)``.
  ///   - common: What every request carries; nil for nothing.
  ///   - credentials: What endpoints with an `auth` scheme prove themselves with; nil for nothing.
  ///   - configuration: Time, size, redirects, the cipher, and what is told of failures.
  ///   - transport: Carries the messages.
  ///   - interceptors: Stand between, the first being nearest to the caller.
  public init(
    baseURL: String,
    common: (any CommonParameters)? = nil,
    credentials: (any CredentialProvider)? = nil,
    configuration: ClientConfiguration = ClientConfiguration(),
    transport: any Transport = .urlSession,
    interceptors: [any Interceptor] = []
  ) {
    self.init(
      Exchange(
        baseURL: baseURL, common: common, credentials: credentials,
        configuration: configuration, transport: transport, interceptors: interceptors))
  }

  init(_ exchange: Exchange) {
    configuration = exchange.configuration
    clock = exchange.clock
    backend = .server(exchange)
  }

  /// A client that closures answer instead of a server. Requests are still validated and written, so
  /// that one which could not be sent fails here too.
  public init(stub handlers: StubHandlers) {
    configuration = ClientConfiguration()
    clock = CallClock()
    backend = .stub(handlers)
  }

  /// Sends a request and reads the answer. Cancelling the task ends the call at once with
  /// ``APIError/cancelled``; a task that is cancelled already sends nothing.
  public func send<Request: APIRequest>(
    _ request: Request
  ) async throws(APIError<Request.Failure>) -> Request.Response {
    let record = CallRecord(
      timeout: Request.endpoint.timeout ?? configuration.timeout, clock: clock,
      meter: TransferMeter(report))
    let result = await result(of: request, record)
    if case .server(let exchange) = backend { exchange.tell(result, of: Request.self, record) }
    return try result.get()
  }

  private typealias Outcome<Request: APIRequest> =
    Result<Request.Response, APIError<Request.Failure>>

  private func result<Request: APIRequest>(
    of request: Request, _ record: CallRecord
  ) async -> Outcome<Request> {
    do { try request.validate() } catch { return .failure(APIError(preparing: error)) }
    guard Request.endpoint.cancelsPredecessor else { return await timed(request, record) }
    return await latest.run(ObjectIdentifier(Request.self)) { await timed(request, record) }
  }

  private func timed<Request: APIRequest>(
    _ request: Request, _ record: CallRecord
  ) async -> Outcome<Request> {
    switch await race(against: record.timeout, from: record.meter, { await call(request, record) })
    {
    case .finished(let result): result
    case .timedOut: .failure(.timedOut)
    case .cancelled: .failure(.cancelled)
    }
  }

  private func call<Request: APIRequest>(
    _ request: Request, _ record: CallRecord
  ) async -> Outcome<Request> {
    do throws(APIError<Request.Failure>) {
      switch backend {
      case .server(let exchange): return .success(try await exchange.answer(to: request, record))
      case .stub(let handlers): return .success(try await handlers.answer(request))
      }
    } catch {
      return .failure(error)
    }
  }
}
