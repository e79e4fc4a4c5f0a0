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

  private func again<Request: APIRequest>(
    _ request: Request, _ id: String?
  ) async -> Result<HTTPResponse, any Error> {
    do {
      let record = CallRecord(
        timeout: Request.endpoint.timeout ?? configuration.timeout, clock: clock)
      var message = try await message(for: request, record).message
      if let id { message.headers["Last-Event-ID"] = id }
      return .success(try await response(to: message, of: Request.endpoint, record))
    } catch {
      return .failure(error)
    }
  }
}
