extension Exchange {
  /// Tells all who want to know how a call has ended.
  func tell<Request: APIRequest>(
    _ result: Result<Request.Response, APIError<Request.Failure>>, of type: Request.Type,
    _ record: CallRecord
  ) {
    let endpoint = Request.endpoint
    if case .failure(.business(let code, let message, let response)) = result {
      configuration.onBusinessError?(
        BusinessFailure(
          code: code, message: message, endpoint: endpoint.name, response: response))
    }
    guard !interceptors.isEmpty else { return }
    let summary = record.summary(of: endpoint, CallSummary.Outcome(result))
    for interceptor in interceptors { interceptor.callDidEnd(summary) }
  }
}

extension CallSummary.Outcome {
  fileprivate init<Value, Failure>(_ result: Result<Value, APIError<Failure>>) {
    switch result {
    case .success: self = .success
    case .failure(let error): self = .failure(error.kind, code: error.code)
    }
  }
}
