extension HTTPRequest {
  /// Whether sending it again does no harm (RFC 9110 section 9.2.2). Its body is a value, which can be
  /// sent any number of times.
  func mayBeRepeated<Response, Failure>(by endpoint: Endpoint<Response, Failure>) -> Bool {
    method.isIdempotent || endpoint.idempotency != nil
  }
}

extension HTTPMethod {
  fileprivate var isIdempotent: Bool {
    ["GET", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE"].contains(rawValue)
  }
}
