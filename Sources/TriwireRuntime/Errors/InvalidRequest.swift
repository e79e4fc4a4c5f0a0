/// Why a request was not sent.
public struct InvalidRequest: Error, CustomStringConvertible {
  /// Wire name of the parameter or the field at fault; nil when it is none of them.
  public let parameter: String?
  /// What is wrong with it, without the value itself.
  public let reason: String
  /// What a provider or an encoder threw; nil when nothing was thrown.
  public let cause: (any Error)?

  /// A reason, and what it concerns.
  public init(parameter: String? = nil, _ reason: String, cause: (any Error)? = nil) {
    self.parameter = parameter
    self.reason = reason
    self.cause = cause
  }

  /// The parameter, then the reason.
  public var description: String {
    parameter.map { "\($0): \(reason)" } ?? reason
  }
}
