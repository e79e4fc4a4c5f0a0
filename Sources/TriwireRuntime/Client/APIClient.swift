/// Sends requests of any endpoint to one server. It is a value: copies share the transport.
public struct APIClient: Sendable {
  private let backend: Backend
  private let configuration: ClientConfiguration
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
  ///   - configuration: Time, size and redirects.
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
    self.configuration = configuration
    backend = .server(
      Exchange(
        baseURL: baseURL, common: common, credentials: credentials,
        configuration: configuration, transport: transport, interceptors: interceptors))
  }

  /// A client that closures answer instead of a server. Requests are still validated and written, so
  /// that one which could not be sent fails here too.
  public init(stub handlers: StubHandlers) {
    configuration = ClientConfiguration()
    backend = .stub(handlers)
  }

  /// Sends a request and reads the answer. Cancelling the task ends the call at once with
  /// ``APIError/cancelled``; a task that is cancelled already sends nothing.
  public func send<Request: APIRequest>(
    _ request: Request
  ) async throws(APIError<Request.Failure>) -> Request.Response {
    let timeout = Request.endpoint.timeout ?? configuration.timeout
    let meter = TransferMeter(report)
    switch await race(against: timeout, from: meter, { await result(of: request, meter) }) {
    case .finished(let result): return try result.get()
    case .timedOut: throw .timedOut
    case .cancelled: throw .cancelled
    }
  }

  private func result<Request: APIRequest>(
    of request: Request, _ meter: TransferMeter
  ) async -> Result<Request.Response, APIError<Request.Failure>> {
    do throws(APIError<Request.Failure>) {
      do { try request.validate() } catch { throw APIError(preparing: error) }
      switch backend {
      case .server(var exchange):
        exchange.meter = meter
        return .success(try await call(request, through: exchange))
      case .stub(let handlers): return .success(try await handlers.answer(request))
      }
    } catch {
      return .failure(error)
    }
  }

  private func call<Request: APIRequest>(
    _ request: Request, through exchange: Exchange
  ) async throws(APIError<Request.Failure>) -> Request.Response {
    let message: HTTPRequest
    let response: HTTPResponse
    do { message = try await exchange.message(for: request) } catch {
      throw APIError(preparing: error)
    }
    do { response = try await exchange.response(to: message, of: Request.endpoint) } catch {
      throw APIError(exchanging: error)
    }
    return try Request.endpoint.read(response, by: configuration)
  }
}
