/// A message that is ready to be sent, and the tokens it was made with.
struct Draft: Sendable {
  var message: HTTPRequest
  /// Those that the credentials were written with.
  let credentials: UsedTokens
  /// Those that the common parameters were written with.
  let common: UsedTokens

  /// Asks for new tokens in place of those that a server has rejected; false when there are none to
  /// be had.
  func renewTokens(after rejection: Rejection) async -> Bool {
    let uses =
      switch rejection {
      case .status: credentials.uses
      case .business: credentials.uses + common.uses
      }
    guard !uses.isEmpty else { return false }
    for use in uses { guard await use.renew(rejection) else { return false } }
    return true
  }
}
