/// Asks again for an answer that is read as a stream.
///
/// - Parameter id: What to send as `Last-Event-ID`; nil for nothing.
typealias Reopening = @Sendable (_ id: String?) async throws -> HTTPResponse

extension Exchange {
  /// The answer to a request, whose stream can be asked for again when the request is a GET.
  func reopenable<Request: APIRequest>(
    _ response: HTTPResponse, to request: Request
  ) -> HTTPResponse {
    guard Request.endpoint.method == .get, response.stream != nil else { return response }
    var response = response
    response.stream?.reopen = { id in
      let timeout = Request.endpoint.timeout ?? configuration.timeout
      let finish = await race(against: timeout) { await again(request, id) }
      switch finish {
      case .finished(let result): return try result.get()
      case .timedOut: throw TransportError.timedOut
      case .cancelled: throw CancellationError()
      }
    }
    return response
  }

  /// The answer; once more where a token has run out in the meantime.
  private func again<Request: APIRequest>(
    _ request: Request, _ id: String?
  ) async -> Result<HTTPResponse, any Error> {
    do {
      let record = CallRecord(
        timeout: Request.endpoint.timeout ?? configuration.timeout, clock: clock,
        isSummedUp: true)
      let first = try await message(for: request, record)
      let answer = try await reopened(first, of: request, id, record)
      guard let rejection = Request.endpoint.rejection(in: .unexpectedStatus(answer)),
        await first.renewTokens(after: rejection)
      else { return .success(answer) }
      let second = try await message(for: request, record)
      return .success(try await reopened(second, of: request, id, record))
    } catch let failure as RefreshFailure {
      return .success(failure.rejection.response)
    } catch {
      return .failure(error)
    }
  }

  private func reopened<Request: APIRequest>(
    _ draft: Draft, of request: Request, _ id: String?, _ record: CallRecord
  ) async throws -> HTTPResponse {
    var message = draft.message
    if let id { message.headers["Last-Event-ID"] = id }
    return try await response(to: message, of: Request.endpoint, record)
  }
}
