/// What a client allows, for all its endpoints.
public struct ClientConfiguration: Sendable {
  /// How long a call may take as a whole, providers, redirects and interceptors included, where the
  /// endpoint sets nothing else; for an answer that is streamed, up to its headers; with files that are
  /// sent or received, since their last bytes moved. All attempts and the pauses between them are part
  /// of it. nil waits without end.
  public var timeout: Duration?
  /// How long one attempt of a call may take; a longer one has timed out, which a ``RetryPolicy`` may
  /// answer by the next. nil leaves each attempt all the time that the call has.
  public var attemptTimeout: Duration?
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
  /// What the bodies of endpoints with `encrypt` pass through; without it their calls end with
  /// ``APIError/encryption(_:)``.
  public var cipher: (any PayloadCipher)?
  /// Told of each call that ends with ``APIError/business(code:message:_:)``, once, before its caller
  /// is: the one place for “not logged in” and “logged in elsewhere”. It is called on any thread.
  public var onBusinessError: (@Sendable (BusinessFailure) -> Void)?
  /// Whether a call that finds no connection waits for one, as long as its time lasts, instead of
  /// ending at once with ``APIError/unreachable(_:)``. It is tried again after 250 ms, then after up to
  /// 4 s, whatever its method, since nothing was sent; these attempts don't count for a ``RetryPolicy``.
  ///
  /// This works with every transport that throws a ``ConnectionError`` or a `URLError` inside
  /// ``TransportError/unreachable(_:)``; the latter's `networkConnectionLost` means that there was one.
  public var waitsForConnectivity: Bool
  /// When a stream of server-sent events that has stopped is asked for again.
  public var reconnect: ReconnectPolicy
  /// Where answers of endpoints with `cache` are kept; nil for nowhere. Clients with copies of a
  /// configuration share it.
  public var cache: (any ResponseCache)?
  /// What servers have to prove, where that is more or less than the system asks for.
  public var trust: ServerTrust?

  /// 60 seconds twice, 64 MiB, the usual limits of the formats, up to 10 redirects and a cache of
  /// 8 MiB in memory, unless told otherwise.
  public init(
    timeout: Duration? = .seconds(60),
    idleTimeout: Duration? = .seconds(60),
    maximumResponseBytes: Int? = 64 << 20,
    json: JSONLimits = JSONLimits(),
    xml: XMLLimits = XMLLimits(),
    protobuf: ProtobufLimits = ProtobufLimits(),
    redirects: RedirectPolicy = .follow(limit: 10),
    attemptTimeout: Duration? = nil,
    cipher: (any PayloadCipher)? = nil,
    onBusinessError: (@Sendable (BusinessFailure) -> Void)? = nil,
    waitsForConnectivity: Bool = false,
    reconnect: ReconnectPolicy = ReconnectPolicy(),
    cache: (any ResponseCache)? = MemoryCache(),
    trust: ServerTrust? = nil
  ) {
    self.timeout = timeout
    self.idleTimeout = idleTimeout
    self.maximumResponseBytes = maximumResponseBytes
    self.json = json
    self.xml = xml
    self.protobuf = protobuf
    self.redirects = redirects
    self.attemptTimeout = attemptTimeout
    self.cipher = cipher
    self.onBusinessError = onBusinessError
    self.waitsForConnectivity = waitsForConnectivity
    self.reconnect = reconnect
    self.cache = cache
    self.trust = trust
  }
}

extension ClientConfiguration {
  /// The longest message of a stream of protobuf, in bytes.
  var longestMessage: Int { min(maximumResponseBytes ?? .max, protobuf.bytes) }

  /// The longest message of a stream of JSON or texts, in bytes.
  var longestText: Int { min(maximumResponseBytes ?? .max, json.bytes) }
}

/// What is done with an answer that sends the client elsewhere.
public enum RedirectPolicy: Hashable, Sendable {
  /// Goes there, so many times at most. Credentials stay behind when the origin changes, and a way
  /// from https to http is never taken.
  case follow(limit: Int)
  /// Takes it as the answer.
  case answer
}
