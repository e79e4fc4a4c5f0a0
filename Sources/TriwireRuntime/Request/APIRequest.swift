/// One call of one endpoint, with its parameters: a value that can be kept, compared and sent again.
public protocol APIRequest: Sendable {
  /// What a success gives.
  associatedtype Response: Sendable
  /// What the API documents for errors; `Never` when it documents none.
  associatedtype Failure: Sendable

  /// What all calls of the endpoint have in common.
  static var endpoint: Endpoint<Response, Failure> { get }

  /// Writes the parameters and the body.
  func write(to request: inout RequestWriter)

  /// Checks the limits that the API documents, before anything is sent.
  func validate() throws(ValidationError)
}

extension APIRequest {
  /// Accepts everything.
  public func validate() throws(ValidationError) {}
}
