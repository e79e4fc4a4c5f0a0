/// Carries one request to a server and its answer back.
///
/// A transport follows no redirects, keeps no cookies and caches nothing; the client does what is to
/// be done of that.
public protocol Transport: Sendable {
  /// Sends a request once. It returns every answer, whatever its status, and throws when there is
  /// none: ``TransportError``, `CancellationError` when its task is cancelled, or an error of its own.
  ///
  /// Where ``HTTPRequest/streamsResponse`` is set it may return as soon as it has the head, with the
  /// body as a ``HTTPResponse/stream``; one that doesn't returns the whole body as ever.
  func send(_ request: HTTPRequest) async throws -> HTTPResponse

  /// Whether it checks ``HTTPRequest/trust``; false unless it says so. A client with a
  /// ``ServerTrust`` sends nothing over one that doesn't.
  var checksServerTrust: Bool { get }
}

extension Transport {
  /// false.
  public var checksServerTrust: Bool { false }
}
