extension HTTPRequest {
  /// Whether the body can be sent a second time. Those in memory always can.
  var isReplayable: Bool { true }

  /// Whether sending it again does no harm (RFC 9110 section 9.2.2).
  func mayBeRepeated<Response, Failure>(by endpoint: Endpoint<Response, Failure>) -> Bool {
    isReplayable && (method.isIdempotent || endpoint.idempotency != nil)
  }
}

extension HTTPMethod {
  fileprivate var isIdempotent: Bool {
    ["GET", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE"].contains(rawValue)
  }
}
