/// Answers requests with a closure instead of a server.
public struct StubTransport: Transport {
  private let answer: @Sendable (HTTPRequest) async throws -> HTTPResponse

  /// A transport that calls a closure for each request; calls may overlap.
  public init(_ answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) {
    self.answer = answer
  }

  /// What the closure answers, or throws.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    try await answer(request)
  }
}

extension Transport where Self == StubTransport {
  /// Answers requests with a closure instead of a server.
  public static func stub(
    _ answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
  ) -> StubTransport {
    StubTransport(answer)
  }
}
