internal import Foundation

extension Exchange {
  /// The answer to a message, after as many attempts as it takes and the endpoint allows.
  func response<Response, Failure>(
    to message: HTTPRequest, of endpoint: Endpoint<Response, Failure>, _ record: CallRecord
  ) async throws -> HTTPResponse {
    var retries = Retries(
      policy: message.mayBeRepeated(by: endpoint) ? endpoint.retry : nil,
      waitsForConnectivity: configuration.waitsForConnectivity, clock: clock, record: record)
    while true {
      let outcome = await attempt(message, of: endpoint, record)
      guard let pause = retries.pause(after: outcome) else { return try outcome.get() }
      try await clock.sleep(pause)
    }
  }

  /// One attempt within its own time.
  private func attempt<Response, Failure>(
    _ message: HTTPRequest, of endpoint: Endpoint<Response, Failure>, _ record: CallRecord
  ) async -> Result<HTTPResponse, any Error> {
    let context = endpoint.context(attempt: record.beginAttempt())
    let work: @Sendable () async -> Result<HTTPResponse, any Error> = {
      do { return .success(try await send(message, of: endpoint, context, record)) } catch {
        return .failure(error)
      }
    }
    guard let limit = configuration.attemptTimeout else { return await work() }
    switch await race(against: limit, from: record.meter, work) {
    case .finished(let outcome): return outcome
    case .timedOut: return .failure(TransportError.timedOut)
    case .cancelled: return .failure(CancellationError())
    }
  }

  /// Sends a message through the interceptors from the first to the last. The body of the answer is a
  /// stream only where the endpoint reads one.
  private func send<Response, Failure>(
    _ message: HTTPRequest, of endpoint: Endpoint<Response, Failure>, _ context: CallContext,
    _ record: CallRecord
  ) async throws -> HTTPResponse {
    let innermost = innermost(endpoint, record)
    let send = interceptors.reversed().reduce(innermost) { next, interceptor in
      { try await interceptor.intercept($0, context: context, next: next) }
    }
    let response = try await send(message)
    guard let stream = response.stream, !endpoint.streams(response) else { return response }
    return response.complete(with: try await stream.collected(limit: message.maximumResponseBytes))
  }

  private func innermost<Response, Failure>(
    _ endpoint: Endpoint<Response, Failure>, _ record: CallRecord
  ) -> @Sendable (HTTPRequest) async throws -> HTTPResponse {
    let redirects = Redirects(transport: transport, policy: configuration.redirects) {
      endpoint.declares(redirect: $0)
    }
    let files = FileAnswers(redirects: redirects, saves: endpoint.saves)
    return { message in
      try Task.checkCancellation()
      let message = try trusting(message)
      // Interceptors may have changed what the request's writer has checked.
      try FieldSyntax.check(message.method)
      for field in message.headers { try FieldSyntax.check(header: field.name, field.value) }
      record.noteSent(message)
      let response = try await files.send(message)
      record.noteReceived(response)
      watch(response.stream, of: endpoint, record)
      if let limit = message.maximumResponseBytes, response.body.count > limit {
        throw TransportError.responseTooLarge(limit: limit)
      }
      response.tellArrival(to: message.meter)
      return response
    }
  }
}

extension Exchange {
  /// The message with what the server has to prove, whatever interceptors have made of it; refuses to
  /// send what nobody would check the server for.
  private func trusting(_ message: HTTPRequest) throws(InvalidRequest) -> HTTPRequest {
    guard let trust = configuration.trust else { return message }
    guard transport.checksServerTrust else {
      throw InvalidRequest("this transport can't check the server as the client asks for")
    }
    guard message.url.scheme?.lowercased() == "https" else {
      throw InvalidRequest("a server can be checked only behind https")
    }
    var message = message
    message.trust = trust
    return message
  }
}

extension HTTPResponse {
  /// Tells that the body is there, however the transport brought it.
  fileprivate func tellArrival(to meter: TransferMeter?) {
    guard (200...299).contains(status), !body.isEmpty else { return }
    meter?.tell(.download, body.count, of: body.count)
  }
}

extension Endpoint {
  /// What interceptors and ciphers are told of a call.
  func context(attempt: Int) -> CallContext {
    CallContext(
      endpoint: name, route: route, auth: auth, attempt: attempt, sensitive: Set(sensitive))
  }
}
