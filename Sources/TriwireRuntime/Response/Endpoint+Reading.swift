extension Endpoint {
  /// What a response means: first by the code in its envelope, then by its status.
  func read(
    _ response: HTTPResponse, by configuration: ClientConfiguration
  ) throws(APIError<Failure>) -> Response {
    let part = try open(response, configuration)
    switch rule(for: response.status) {
    case .failure(let rule): throw rejection(by: rule, of: response, configuration)
    case .success(let rule):
      return try succeed(by: rule, Answer(response, by: configuration, part: part))
    case nil: throw .unexpectedStatus(response)
    }
  }

  /// Whether a response is read while it arrives. One that has no such meaning is read as a whole: an
  /// error, an envelope that tells of a failure, a proxy's page.
  func streams(_ response: HTTPResponse) -> Bool {
    guard !isEncrypted, case .success(let rule) = rule(for: response.status),
      let covers = rule.streams
    else { return false }
    guard let type = response.headers["Content-Type"].map(MediaType.init) else { return true }
    // JSON that isn't said to be lines may be the envelope of a failure.
    return covers(type) && !(type.isJSON && envelope != nil)
  }

  /// Whether a status is declared for a success.
  func isSuccess(_ status: Int) -> Bool {
    if case .success = rule(for: status) { true } else { false }
  }

  /// Whether a response is written to a file while it arrives. One that comes in the formats of an
  /// envelope, where there should be one, is read as a whole, since it may tell of a failure.
  func saves(_ response: HTTPResponse) -> Bool {
    guard case .success(let rule) = rule(for: response.status), rule.isFile else { return false }
    guard envelope != nil, let type = response.headers["Content-Type"] else { return true }
    let mediaType = MediaType(type)
    return !mediaType.isJSON && !mediaType.isXML
  }

  private enum Meaning {
    case success(ResponseRule<Response>)
    case failure(ResponseRule<Failure>)
  }

  /// What a status is declared for; nil when it isn't. Of two that are as precise, success counts.
  private func rule(for status: Int) -> Meaning? {
    let success = returns.best(for: status)
    let failure = errors.best(for: status)
    if let failure, failure.status.precision > success?.status.precision ?? -1 {
      return .failure(failure)
    }
    return success.map(Meaning.success)
  }

  private func open(
    _ response: HTTPResponse, _ configuration: ClientConfiguration
  ) throws(APIError<Failure>) -> Answer.Part {
    guard let envelope, !response.body.isEmpty else { return .wholeBody }
    switch envelope.open(response, by: configuration) {
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
    by rule: ResponseRule<Failure>, of response: HTTPResponse, _ configuration: ClientConfiguration
  ) -> APIError<Failure> {
    do throws(ResponseError) {
      let answer = Answer(response, by: configuration, role: .failure)
      return .rejected(try rule.read(answer), response)
    } catch {
      switch error.kind {
      case .contentType, .missingBody: return .unexpectedStatus(response)
      case .malformed, .mismatch, .header: return .undecodable(error, response)
      }
    }
  }
}
