/// What a client allows, for all its endpoints.
public struct ClientConfiguration: Hashable, Sendable {
  /// How long a call may take as a whole, providers, redirects and interceptors included, where the
  /// endpoint sets nothing else; for an answer that is streamed, up to its headers. nil waits without
  /// end.
  public var timeout: Duration?
  /// How long a stream waits for the next bytes before it ends with ``APIError/timedOut``. nil waits
  /// without end.
  public var idleTimeout: Duration?
  /// The longest body of an answer in bytes, after decompression; a longer one is cut off and the call
  /// fails. Of a stream it is the longest message, and how much may wait to be read. nil allows any.
  public var maximumResponseBytes: Int?
  /// How deep and how long the JSON of an answer may be.
  public var json: JSONLimits
  /// How deep and how long the XML of an answer may be.
  public var xml: XMLLimits
  /// How deep and how long a protobuf message of an answer may be.
  public var protobuf: ProtobufLimits
  /// What is done with redirects that the endpoint doesn't declare as answers.
  public var redirects: RedirectPolicy
  /// What servers have to prove, where that is more or less than the system asks for.
  public var trust: ServerTrust?

  /// 60 seconds twice, 64 MiB, the usual limits of the formats and up to 10 redirects, unless told otherwise.
  public init(
    timeout: Duration? = .seconds(60),
    idleTimeout: Duration? = .seconds(60),
    maximumResponseBytes: Int? = 64 << 20,
    json: JSONLimits = JSONLimits(),
    xml: XMLLimits = XMLLimits(),
    protobuf: ProtobufLimits = ProtobufLimits(),
    redirects: RedirectPolicy = .follow(limit: 10),
    trust: ServerTrust? = nil
  ) {
    self.timeout = timeout
    self.idleTimeout = idleTimeout
    self.maximumResponseBytes = maximumResponseBytes
    self.json = json
    self.xml = xml
    self.protobuf = protobuf
    self.redirects = redirects
    self.trust = trust
  }
}

extension ClientConfiguration {
  /// The longest message of a stream, in bytes.
  var longestMessage: Int { min(maximumResponseBytes ?? .max, protobuf.bytes) }
}

/// What is done with an answer that sends the client elsewhere.
public enum RedirectPolicy: Hashable, Sendable {
  /// Goes there, so many times at most. Credentials stay behind when the origin changes, and a way
  /// from https to http is never taken.
  case follow(limit: Int)
  /// Takes it as the answer.
  case answer
}
