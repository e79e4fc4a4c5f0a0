public import TriwireRuntime

/// Carries requests through the system's libcurl: HTTP/2 where the server offers it, pinned public keys
/// and authorities of one's own (``ServerTrust``), streams that pause, and GET with a body. Compressed bodies
/// arrive decompressed.
///
/// All requests of a transport share one thread and its connections. They end when the transport
/// goes away.
public final class CurlTransport: Transport {
  private let loop: CurlLoop

  /// A transport with connections of its own. The environment names proxies as for every program
  /// that uses libcurl.
  public init() {
    loop = CurlLoop()
  }

  deinit {
    loop.stop()
  }

  /// It can check everything that ``ServerTrust`` asks for.
  public var checksServerTrust: Bool { true }

  /// Sends a request once and collects the answer, or hands back its head with a stream.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    try Task.checkCancellation()
    let exchange = try CurlExchange(request, in: loop)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        exchange.outcome.await(continuation)
        loop.order(.start(exchange))
      }
    } onCancel: {
      exchange.cancel()
    }
  }
}

extension Transport where Self == CurlTransport {
  /// A new ``CurlTransport``.
  public static var curl: CurlTransport { CurlTransport() }
}
