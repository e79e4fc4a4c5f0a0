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
      return try await answer(to: first, of: request, record)
    } catch {
      guard let rejection = endpoint.rejection(in: error),
        await first.renewTokens(after: rejection)
      else { throw error }
    }
    let second = try await draft(of: request, record)
    return try await answer(to: second, of: request, record)
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

  private func answer<Request: APIRequest>(
    to draft: Draft, of request: Request, _ record: CallRecord
  ) async throws(APIError<Request.Failure>) -> Request.Response {
    let endpoint = Request.endpoint
    let answer: CachedResponse
    do { answer = try await cachedResponse(to: draft.message, of: endpoint, record) } catch {
      throw APIError(exchanging: error)
    }
    do throws(APIError<Request.Failure>) {
      let response = reopenable(try await decrypted(answer.response, of: endpoint), to: request)
      let value = try endpoint.read(response, by: configuration)
      await answer.keep(unless: APIError<Request.Failure>?.none)
      return value
    } catch {
      await answer.keep(unless: error)
      throw error
    }
  }

  /// The answer to a message, from the cache where that may be.
  private func cachedResponse<Response, Failure>(
    to message: HTTPRequest, of endpoint: Endpoint<Response, Failure>, _ record: CallRecord
  ) async throws -> CachedResponse {
    guard let cache = configuration.cache else {
      return CachedResponse(try await response(to: message, of: endpoint, record))
    }
    let answer = try await CacheExchange(cache: cache)
      .answer(to: message, policy: endpoint.cache) {
        try await response(to: $0, of: endpoint, record)
      }
    if answer.isFromCache { record.noteCacheHit() }
    return answer
  }
}

extension Exchange {
  /// The message for a request: common parameters, then credentials, then its own.
  func message<Request: APIRequest>(
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
    let shared = endpoint.cache == nil ? [] : writer.headers.map { $0.name.lowercased() }
    request.write(to: &writer)
    var message = try writer.request(at: BaseURL(baseURL))
    if message.headers["Accept"] == nil { message.headers["Accept"] = endpoint.accept }
    if let header = endpoint.idempotency, message.headers[header] == nil {
      message.headers[header] = record.idempotencyKey
    }
    message.sensitiveNames.formUnion(endpoint.sensitive)
    message.commonHeaders = Set(shared)
    message.streamsResponse = endpoint.isStreamed
    message.destination = endpoint.savesFiles ? message.destination ?? .temporary : nil
    message.meter = record.meter
    message.timeout = [record.timeout, configuration.attemptTimeout].compactMap { $0 }.min()
    message.maximumResponseBytes = configuration.maximumResponseBytes
    return Draft(message: message, credentials: tokens.credentials, common: tokens.common)
  }
}
