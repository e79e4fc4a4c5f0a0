public import Foundation

/// A server's answer, whatever its status.
public struct HTTPResponse: Hashable, Sendable {
  /// The status code, 100 to 599 by RFC 9110.
  public var status: Int
  /// The header fields as the transport received them.
  public var headers: HTTPHeaders
  /// The body after decompression; empty when there was none, and while it is a ``stream``.
  public var body: Data
  /// The body while it arrives, where the request asked for that and the transport could; nil when
  /// ``body`` is all of it.
  public var stream: BodyStream?
  /// The body where it was written to disk; nil for one in memory.
  public var file: DownloadedFile?
  /// Where the answer came from after redirects; nil when a stub didn't say.
  public var url: URL?

  /// An answer as a stub gives it.
  public init(_ status: Int, headers: HTTPHeaders = [:], body: Data = Data(), url: URL? = nil) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
  }

  /// An answer whose body is still to come.
  public init(
    _ status: Int, headers: HTTPHeaders = [:], stream: BodyStream, url: URL? = nil
  ) {
    self.init(status, headers: headers, url: url)
    self.stream = stream
  }

  /// `Content-Length` where it is that of the body; nil where it isn't or nothing is said.
  var length: Int? {
    isUncompressed
      ? headers["Content-Length"].flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 } : nil
  }

  /// The same answer once its body is there.
  func complete(with body: Data) -> HTTPResponse {
    HTTPResponse(status, headers: headers, body: body, url: url)
  }

  /// An answer with a JSON body given as text, and its content type.
  public static func json(_ text: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status, headers: ["Content-Type": "application/json"], body: Data(text.utf8))
  }
}
