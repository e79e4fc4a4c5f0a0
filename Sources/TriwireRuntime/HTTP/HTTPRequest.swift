public import Foundation

/// One message to a server, as interceptors and transports see it.
public struct HTTPRequest: Hashable, Sendable {
  /// The request method.
  public var method: HTTPMethod
  /// The absolute `http` or `https` URL, with its query.
  public var url: URL
  /// Everything sent as a header field but what the transport adds (`Host`, `Content-Length`).
  public var headers: HTTPHeaders
  /// The body, in memory or on disk; nil when none is sent. `request.body?.data` is what an interceptor
  /// signs or encrypts.
  public var body: HTTPBody?
  /// Whether the endpoint reads the body while it arrives: a transport that can then hands it back as
  /// ``HTTPResponse/stream`` as soon as it has the status and the headers.
  public var streamsResponse = false
  /// Where a success is written to; nil when answers stay in memory. The client does that: to a transport
  /// the answer is one that is streamed.
  public var destination: DownloadDestination?
  /// How long the call may take, up to the headers where it streams; nil means as long as it does.
  public var timeout: Duration?
  /// The largest body, after decompression, that a transport may hand back, and the most of a stream
  /// that may wait to be read; nil means any.
  public var maximumResponseBytes: Int?
  /// What the server has to prove; nil for what the system asks of any. Only a transport that
  /// ``Transport/checksServerTrust`` gets a request with it.
  public var trust: ServerTrust?
  /// Lower-case names of headers that prove who calls. They are not sent on to another origin.
  public var credentialHeaders: Set<String> = []
  /// Names of headers, parameters and fields of the body whose values must not be logged.
  public var sensitiveNames: Set<String> = []
  /// Lower-case names of headers that all requests of the client carry.
  var commonHeaders: Set<String> = []
  /// Watches the bytes of the call; nil outside of one.
  var meter: TransferMeter?
  /// Takes a body that goes elsewhere than into memory; nil where it is read.
  var sink: BodySink?

  /// A request as a test or a transport of one's own needs it; the client makes its own.
  public init(
    _ method: HTTPMethod,
    _ url: URL,
    headers: HTTPHeaders = [:],
    body: HTTPBody? = nil,
    timeout: Duration? = nil,
    maximumResponseBytes: Int? = nil
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.timeout = timeout
    self.maximumResponseBytes = maximumResponseBytes
  }
}

extension HTTPRequest {
  /// Tells that so many bytes of the body have gone out since its beginning: whoever watches the call
  /// learns of it, and while a file's bytes move the call doesn't time out. A transport that sends a
  /// body in pieces says so after each of them.
  public func noteUploaded(_ count: Int) {
    if let body { meter?.noteUploaded(count, of: body) }
  }

  /// Tells that so many bytes of an answer's body have arrived since its beginning: whoever watches the call
  /// learns of it. A transport that collects a body says so after each piece; the client itself tells of
  /// the end and of streams.
  ///
  /// - Parameter head: The answer's status and headers.
  public func noteDownloaded(_ count: Int, of head: HTTPResponse) {
    meter?.noteDownloaded(count, of: head)
  }
}
