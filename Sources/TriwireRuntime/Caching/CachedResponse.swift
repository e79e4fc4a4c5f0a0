/// An answer that may have come from a cache, and may go into it.
struct CachedResponse: Sendable {
  let response: HTTPResponse
  /// Nothing but perhaps a question for changes was sent.
  let isFromCache: Bool
  private let keepsFailures: Bool
  private let store: (@Sendable () async -> Void)?

  init(
    _ response: HTTPResponse, isFromCache: Bool = false, keepsFailures: Bool = false,
    store: (@Sendable () async -> Void)? = nil
  ) {
    self.response = response
    self.isFromCache = isFromCache
    self.keepsFailures = keepsFailures
    self.store = store
  }

  /// Keeps the answer, once it is known how the call ends. One that tells of a business failure or that
  /// can't be read is never kept; one with a failure's status is where RFC 9111 says so.
  func keep<Failure>(unless error: APIError<Failure>? = nil) async {
    switch error {
    case nil: await store?()
    case .rejected, .unexpectedStatus: if keepsFailures { await store?() }
    default: break
    }
  }
}
