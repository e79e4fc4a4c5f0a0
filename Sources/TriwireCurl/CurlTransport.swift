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
  ///
  /// - Parameter connectionsPerHost: How many there are at most, at least 1; further requests wait. A stream
  ///   over HTTP/1 needs one for itself.
  public init(connectionsPerHost: Int = 16) {
    loop = CurlLoop(connectionsPerHost: max(connectionsPerHost, 1))
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
