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
  let returns: [ResponseRule<Response>]
  let errors: [ResponseRule<Failure>]
  let envelope: Envelope?

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
    auth: String? = nil
  ) {
    self.name = name
    self.method = method
    self.route = route
    self.returns = returns
    self.errors = errors
    self.envelope = envelope
    self.timeout = timeout
    self.auth = auth
  }

  /// What to ask for in `Accept`; nil leaves the choice to the server.
  var accept: String? { returns.lazy.compactMap(\.accept).first }

  /// Whether a success is read while it arrives.
  var isStreamed: Bool { savesFiles || returns.contains { $0.streams != nil } }

  /// Whether a success goes to a file.
  var savesFiles: Bool { returns.contains { $0.isFile } }

  /// Whether a redirect status is an answer of the endpoint's own and so is not followed.
  func declares(redirect status: Int) -> Bool {
    let patterns = returns.map(\.status) + errors.map(\.status)
    return patterns.contains { $0 != .any && $0.matches(status) }
  }
}
