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

extension Exchange {
  /// Sees to it that the bytes of an answer that is streamed are counted when they have come: with the
  /// call, or on their own where it is over by then.
  func watch<Response, Failure>(
    _ stream: BodyStream?, of endpoint: Endpoint<Response, Failure>, _ record: CallRecord
  ) {
    guard let stream, !interceptors.isEmpty else { return }
    stream.whenEnded { [interceptors] bytes in
      guard !record.noteStreamed(bytes) else { return }
      let summary = record.summary(of: endpoint, streamed: bytes)
      for interceptor in interceptors { interceptor.streamDidEnd(summary) }
    }
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
