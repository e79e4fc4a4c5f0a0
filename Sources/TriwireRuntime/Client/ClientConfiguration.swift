/// What a client allows, for all its endpoints.
public struct ClientConfiguration: Hashable, Sendable {
  /// How long a call may take as a whole, providers, redirects and interceptors included, where the
  /// endpoint sets nothing else. nil waits without end.
  public var timeout: Duration?
  /// The longest body of an answer in bytes, after decompression; a longer one is cut off and the call
  /// fails. nil allows any.
  public var maximumResponseBytes: Int?
  /// How deep and how long the JSON of an answer may be.
  public var json: JSONLimits
  /// What is done with redirects that the endpoint doesn't declare as answers.
  public var redirects: RedirectPolicy

  /// 60 seconds, 64 MiB, the usual limits of JSON and up to 10 redirects, unless told otherwise.
  public init(
    timeout: Duration? = .seconds(60),
    maximumResponseBytes: Int? = 64 << 20,
    json: JSONLimits = JSONLimits(),
    redirects: RedirectPolicy = .follow(limit: 10)
  ) {
    self.timeout = timeout
    self.maximumResponseBytes = maximumResponseBytes
    self.json = json
    self.redirects = redirects
  }
}

/// What is done with an answer that sends the client elsewhere.
public enum RedirectPolicy: Hashable, Sendable {
  /// Goes there, so many times at most. Credentials stay behind when the origin changes, and a way
  /// from https to http is never taken.
  case follow(limit: Int)
  /// Takes it as the answer.
  case answer
}
