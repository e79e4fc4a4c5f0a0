#if canImport(FoundationNetworking)
  internal import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// Carries requests through URLSession. Bodies compressed with gzip arrive decompressed; files are read
/// while they are sent, with an exact `Content-Length`.
///
/// Each transport has a session of its own, without cookies, cache or stored credentials, and another for
/// each ``ServerTrust`` that its requests come with; they are invalidated when the transport goes away.
///
/// A stream that is read slowly is paused, except on Linux, where Foundation can't: there, up to
/// ``HTTPRequest/maximumResponseBytes`` wait in memory and more end the stream.
///
/// On Linux, Foundation itself ends the process when a server closes the connection in the middle of
/// its header section, and refuses IPv6 addresses as hosts; neither can be helped from outside.
public final class URLSessionTransport: Transport {
  private let sessions: Sessions

  /// A transport of its own sessions.
  ///
  /// - Parameter adjust: Changes the sessions' configuration, a proxy for one, before it is used.
  public init(adjusting adjust: (URLSessionConfiguration) -> Void = { _ in }) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    adjust(configuration)
    sessions = Sessions(configuration)
  }

  /// On Apple's systems it can check everything that ``ServerTrust`` asks for; on Linux, where Foundation
  /// leaves no way to, it can't.
  public var checksServerTrust: Bool {
    #if canImport(Security)
      true
    #else
      false
    #endif
  }

  /// Sends a request once and collects the answer, or hands back its head with a stream. GET with a
  /// body is refused, since URLSession does not send it.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    if request.method == .get, request.body != nil {
      throw InvalidRequest("URLSession sends no body with GET")
    }
    try Task.checkCancellation()
    let upload = Upload(of: request)
    let opened = sessions.session(checking: request.trust)
    let (session, transfers) = (opened.session, opened.transfers)
    let task = session.dataTask(with: URLRequest(request, upload))
    transfers.create(task, upload)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        transfers.start(task, request, continuation)
      }
    } onCancel: {
      transfers.cancel(task)
    }
  }
}

extension Transport where Self == URLSessionTransport {
  /// A new ``URLSessionTransport`` with the usual configuration.
  public static var urlSession: URLSessionTransport { URLSessionTransport() }
}

extension URLRequest {
  /// The message as URLSession sends it. Its own timer only has to be no earlier than the client's,
  /// which knows best how long a stream may be silent.
  init(_ request: HTTPRequest, _ upload: Upload? = nil) {
    self.init(url: request.url.withLowerCaseScheme, cachePolicy: .reloadIgnoringLocalCacheData)
    httpMethod = request.method.rawValue
    httpShouldHandleCookies = false
    let timeout = request.streamsResponse ? nil : request.timeout
    timeoutInterval = min(timeout.map { $0 / .seconds(1) + 1 } ?? .infinity, Self.longestTimeout)
    for field in request.headers { addValue(field.value, forHTTPHeaderField: field.name) }
    if let upload { setStream(upload) } else { httpBody = request.body?.data }
  }

  /// A year, in seconds.
  private static let longestTimeout: TimeInterval = 31_536_000
}

extension URL {
  /// The same URL for sessions that know `http` but not `HTTP`.
  fileprivate var withLowerCaseScheme: URL {
    guard let scheme, scheme != scheme.lowercased(),
      var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
    else { return self }
    parts.scheme = scheme.lowercased()
    return parts.url ?? self
  }
}
