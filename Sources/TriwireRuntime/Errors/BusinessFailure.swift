/// A failure that an envelope tells of, as ``ClientConfiguration/onBusinessError`` is told.
public struct BusinessFailure: Hashable, Sendable {
  /// The envelope's code.
  public let code: String
  /// The envelope's text for people; nil when it has none.
  public let message: String?
  /// The endpoint's name in its spec.
  public let endpoint: String
  /// The server's answer.
  public let response: HTTPResponse

  /// The code as one of the API's named codes.
  public func code<Code: OpenBusinessCode>(as type: Code.Type = Code.self) -> Code {
    Code(rawValue: code)
  }
}
