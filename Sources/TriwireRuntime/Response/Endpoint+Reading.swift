extension Endpoint {
  /// What a response means: first by the code in its envelope, then by its status.
  func read(
    _ response: HTTPResponse, limits: JSONLimits
  ) throws(APIError<Failure>) -> Response {
    let part = try open(response, limits)
    let success = returns.best(for: response.status)
    let failure = errors.best(for: response.status)
    if let failure, failure.status.precision > success?.status.precision ?? -1 {
      throw rejection(by: failure, of: response, limits)
    }
    guard let success else { throw .unexpectedStatus(response) }
    return try succeed(by: success, Answer(response, limits: limits, part: part))
  }

  private func open(
    _ response: HTTPResponse, _ limits: JSONLimits
  ) throws(APIError<Failure>) -> Answer.Part {
    guard let envelope, !response.body.isEmpty else { return .wholeBody }
    switch envelope.open(response, limits: limits) {
    case .success(let part): return part
    case .failure(let code, let message):
      throw .business(code: code, message: message, response)
    }
  }

  private func succeed(
    by rule: ResponseRule<Response>, _ answer: Answer
  ) throws(APIError<Failure>) -> Response {
    do { return try rule.read(answer) } catch { throw .undecodable(error, answer.response) }
  }

  /// A declared error. An answer of another kind (a proxy's HTML page, no body at all) is told by its
  /// status instead, which says more about it than a model that was never meant.
  private func rejection(
    by rule: ResponseRule<Failure>, of response: HTTPResponse, _ limits: JSONLimits
  ) -> APIError<Failure> {
    do throws(ResponseError) {
      return .rejected(try rule.read(Answer(response, limits: limits)), response)
    } catch {
      switch error.kind {
      case .contentType, .missingBody: return .unexpectedStatus(response)
      case .malformed, .mismatch, .header: return .undecodable(error, response)
      }
    }
  }
}
