/// An object around every answer of an API, which says by a code whether the call succeeded.
///
/// Paths are names of members from the outermost in.
public struct Envelope: Hashable, Sendable {
  let code: [String]
  let message: [String]
  let data: [String]
  let success: Set<String>
  let failure: [String]
  let refresh: Set<String>

  /// - Parameters:
  ///   - code: Where the code stands: a string, a number or a boolean, compared by its text; `1.0`
  ///     is `1`.
  ///   - message: Where a text for people stands; empty when there is none.
  ///   - data: Where the value stands that the endpoint returns; empty for the whole body.
  ///   - success: The codes that mean success.
  ///   - failure: Where a failure's own code stands, when that isn't `code`.
  ///   - refresh: The codes of failures after which the tokens of ``Provided/refreshing(_:_:)`` are asked
  ///     for anew, and the call is sent once more.
  public init(
    code: [String],
    message: [String] = [],
    data: [String] = [],
    success: Set<String>,
    failure: [String] = [],
    refresh: Set<String> = []
  ) {
    self.code = code
    self.message = message
    self.data = data
    self.success = success
    self.failure = failure
    self.refresh = refresh
  }
}
