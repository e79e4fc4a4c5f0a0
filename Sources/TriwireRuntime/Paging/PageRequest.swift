/// What one page is asked for with.
struct PageTurn<Request: APIRequest>: Sendable {
  var request: Request
  /// Writes a parameter that the request doesn't have.
  var parameter: (@Sendable (inout RequestWriter) -> Void)?
  /// Where the page is, by the one before it.
  var link: String?
  /// Which one it is, where pages are counted and one was counted already.
  var number: Int64?
}

/// A request for a page, whose answer is kept as a whole.
struct PageRequest<Request: APIRequest>: APIRequest {
  typealias Response = PageAnswer<Request.Response>
  typealias Failure = Request.Failure

  let turn: PageTurn<Request>

  static var endpoint: Endpoint<Response, Failure> { Request.endpoint.keepingAnswers }

  func write(to request: inout RequestWriter) {
    let common = request.query
    turn.request.write(to: &request)
    turn.parameter?(&request)
    if let link = turn.link { request.link = PageLink(target: link, common: common) }
  }

  func validate() throws(ValidationError) { try turn.request.validate() }
}

/// What a page holds, and the answer that it was read from.
struct PageAnswer<Value: Sendable>: Sendable {
  let value: Value
  let response: HTTPResponse
}

extension PageRequest: RelayedRequest {
  func answer(by handlers: StubHandlers) async throws -> Response {
    PageAnswer(value: try await handlers.answer(turn.request), response: HTTPResponse(200))
  }
}
