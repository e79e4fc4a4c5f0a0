/// What all calls of an endpoint have in common.
public struct Endpoint<Response: Sendable, Failure: Sendable>: Sendable {
  /// The name the spec gives it.
  public let name: String
  /// The request method.
  public let method: HTTPMethod
  /// The path with its variables, `/shops/{shop}/files/{rest*}`.
  public let route: String
  /// How long a call may take as a whole; nil leaves it to ``ClientConfiguration/timeout``.
  public let timeout: Duration?
  /// The name of the `auth` scheme it needs; nil for none.
  public let auth: String?
  /// How its answers are kept; nil for not at all.
  public let cache: CachePolicy?
  let returns: [ResponseRule<Response>]
  let errors: [ResponseRule<Failure>]
  let envelope: Envelope?
  /// When and how often a call is tried again; nil for never.
  public let retry: RetryPolicy?
  /// The header that carries a key of each call, the same on all its attempts; nil for none.
  public let idempotency: String?
  /// Whether a new call ends the one in flight, of the same client and its copies, with
  /// ``APIError/cancelled``.
  public let cancelsPredecessor: Bool
  /// Whether the bodies pass through ``ClientConfiguration/cipher``.
  public let isEncrypted: Bool
  /// Names of fields, parameters and headers, as they travel, whose values stay out of logs.
  public let sensitive: [String]

  /// Describes an endpoint. Of several rules for a status the most precise one counts; a status
  /// without any ends in ``APIError/unexpectedStatus(_:)``.
  public init(
    _ name: String,
    _ method: HTTPMethod,
    _ route: String,
    returns: [ResponseRule<Response>],
    errors: [ResponseRule<Failure>] = [],
    envelope: Envelope? = nil,
    timeout: Duration? = nil,
    auth: String? = nil,
    retry: RetryPolicy? = nil,
    cache: CachePolicy? = nil,
    idempotency: String? = nil,
    cancelsPredecessor: Bool = false,
    isEncrypted: Bool = false,
    sensitive: [String] = []
  ) {
    self.name = name
    self.method = method
    self.route = route
    self.returns = returns
    self.errors = errors
    self.envelope = envelope
    self.timeout = timeout
    self.auth = auth
    self.retry = retry
    self.cache = cache
    self.idempotency = idempotency
    self.cancelsPredecessor = cancelsPredecessor
    self.isEncrypted = isEncrypted
    self.sensitive = sensitive
  }

  /// The same endpoint, whose successes keep the answer that they were read from.
  var keepingAnswers: Endpoint<PageAnswer<Response>, Failure> {
    Endpoint<PageAnswer<Response>, Failure>(
      name, method, route, returns: returns.map(\.keepingAnswers), errors: errors,
      envelope: envelope, timeout: timeout, auth: auth, retry: retry, cache: cache,
      idempotency: idempotency, cancelsPredecessor: cancelsPredecessor, isEncrypted: isEncrypted,
      sensitive: sensitive)
  }

  /// What to ask for in `Accept`; nil leaves the choice to the server.
  var accept: String? { returns.lazy.compactMap(\.accept).first }

  /// Whether a success is read while it arrives. What is encrypted is read as a whole.
  var isStreamed: Bool { !isEncrypted && (savesFiles || returns.contains { $0.streams != nil }) }

  /// Whether a success goes to a file.
  var savesFiles: Bool { returns.contains { $0.isFile } }

  /// Whether a redirect status is an answer of the endpoint's own and so is not followed.
  func declares(redirect status: Int) -> Bool {
    let patterns = returns.map(\.status) + errors.map(\.status)
    return patterns.contains { $0 != .any && $0.matches(status) }
  }
}
