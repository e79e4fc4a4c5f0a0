internal import Foundation

/// Everything between a request value and the server's answer.
struct Exchange: Sendable {
  let baseURL: String
  let common: (any CommonParameters)?
  let credentials: (any CredentialProvider)?
  let configuration: ClientConfiguration
  let transport: any Transport
  let interceptors: [any Interceptor]

  /// The message for a request: common parameters, then credentials, then its own.
  func message<Request: APIRequest>(for request: Request) async throws -> HTTPRequest {
    let endpoint = Request.endpoint
    var writer = RequestWriter(endpoint.method, endpoint.route)
    try await common?.write(to: &writer)
    if let scheme = endpoint.auth {
      try await credentials?.authorize(&writer, scheme: scheme)
    }
    request.write(to: &writer)
    var message = try writer.request(at: BaseURL(baseURL))
    if message.headers["Accept"] == nil { message.headers["Accept"] = endpoint.accept }
    message.streamsResponse = endpoint.isStreamed
    message.timeout = endpoint.timeout ?? configuration.timeout
    message.maximumResponseBytes = configuration.maximumResponseBytes
    message.trust = configuration.trust
    try checkTrust(in: message)
    return message
  }

  /// Refuses to send what nobody would check the server for.
  private func checkTrust(in message: HTTPRequest) throws(InvalidRequest) {
    guard message.trust != nil else { return }
    guard transport.checksServerTrust else {
      throw InvalidRequest("this transport can't check the server as the client asks for")
    }
    guard message.url.scheme?.lowercased() == "https" else {
      throw InvalidRequest("a server can be checked only behind https")
    }
  }

  /// The answer to a message, through the interceptors from the first to the last. Its body is a
  /// stream only where the endpoint reads one.
  func response<Response, Failure>(
    to message: HTTPRequest, of endpoint: Endpoint<Response, Failure>
  ) async throws -> HTTPResponse {
    let context = CallContext(
      endpoint: endpoint.name, route: endpoint.route, auth: endpoint.auth)
    let send = interceptors.reversed().reduce(innermost(endpoint)) { next, interceptor in
      { try await interceptor.intercept($0, context: context, next: next) }
    }
    let response = try await send(message)
    guard let stream = response.stream, !endpoint.streams(response) else { return response }
    return response.complete(with: try await stream.collected(limit: message.maximumResponseBytes))
  }

  private func innermost<Response, Failure>(
    _ endpoint: Endpoint<Response, Failure>
  ) -> @Sendable (HTTPRequest) async throws -> HTTPResponse {
    let redirects = Redirects(transport: transport, policy: configuration.redirects) {
      endpoint.declares(redirect: $0)
    }
    return { message in
      try Task.checkCancellation()
      // Interceptors may have changed what the request's writer has checked.
      try FieldSyntax.check(message.method)
      for field in message.headers { try FieldSyntax.check(header: field.name, field.value) }
      let response = try await redirects.send(message)
      if let limit = message.maximumResponseBytes, response.body.count > limit {
        throw TransportError.responseTooLarge(limit: limit)
      }
      return response
    }
  }
}
