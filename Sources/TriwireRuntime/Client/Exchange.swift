internal import Foundation

/// Everything between a request value and the value that the server's answer holds.
struct Exchange: Sendable {
  let baseURL: String
  let common: (any CommonParameters)?
  let credentials: (any CredentialProvider)?
  let configuration: ClientConfiguration
  let transport: any Transport
  let interceptors: [any Interceptor]
  var clock = CallClock()

  /// Sends a request and reads the answer; once more when the server has rejected the tokens and there
  /// are new ones.
  func answer<Request: APIRequest>(
    to request: Request, _ record: CallRecord
  ) async throws(APIError<Request.Failure>) -> Request.Response {
    let endpoint = Request.endpoint
    let first = try await draft(of: request, record)
    do throws(APIError<Request.Failure>) {
      return try await answer(to: first, of: endpoint, record)
    } catch {
      guard let rejection = endpoint.rejection(in: error),
        await first.renewTokens(after: rejection)
      else { throw error }
    }
    let second = try await draft(of: request, record)
    return try await answer(to: second, of: endpoint, record)
  }

  private func draft<Request: APIRequest>(
    of request: Request, _ record: CallRecord
  ) async throws(APIError<Request.Failure>) -> Draft {
    var draft: Draft
    do { draft = try await message(for: request, record) } catch let failure as RefreshFailure {
      throw Request.endpoint.error(of: failure.rejection, by: configuration)
    } catch {
      throw APIError(preparing: error)
    }
    draft.message = try await encrypted(draft.message, of: Request.endpoint)
    return draft
  }

  private func answer<Response, Failure>(
    to draft: Draft, of endpoint: Endpoint<Response, Failure>, _ record: CallRecord
  ) async throws(APIError<Failure>) -> Response {
    let received: HTTPResponse
    do { received = try await response(to: draft.message, of: endpoint, record) } catch {
      throw APIError(exchanging: error)
    }
    return try endpoint.read(try await decrypted(received, of: endpoint), by: configuration)
  }
}

extension Exchange {
  /// The message for a request: common parameters, then credentials, then its own.
  private func message<Request: APIRequest>(
    for request: Request, _ record: CallRecord
  ) async throws -> Draft {
    let endpoint = Request.endpoint
    let tokens = (common: UsedTokens(), credentials: UsedTokens())
    var writer = RequestWriter(endpoint.method, endpoint.route)
    try await tokens.common.note { try await common?.write(to: &writer) }
    if let scheme = endpoint.auth {
      try await tokens.credentials.note {
        try await credentials?.authorize(&writer, scheme: scheme)
      }
    }
    request.write(to: &writer)
    var message = try writer.request(at: BaseURL(baseURL))
    if message.headers["Accept"] == nil { message.headers["Accept"] = endpoint.accept }
    if let header = endpoint.idempotency, message.headers[header] == nil {
      message.headers[header] = record.idempotencyKey
    }
    message.sensitiveNames.formUnion(endpoint.sensitive)
    message.streamsResponse = endpoint.isStreamed
    message.timeout = [record.timeout, configuration.attemptTimeout].compactMap { $0 }.min()
    message.maximumResponseBytes = configuration.maximumResponseBytes
    return Draft(message: message, credentials: tokens.credentials, common: tokens.common)
  }
}
