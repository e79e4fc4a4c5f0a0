/// Notes which refreshing values a message is made with.
final class UsedTokens: Sendable {
  /// A refreshing value, as it was when the message was made.
  struct Use: Sendable {
    /// Asks for a newer one unless there is one; false when there is none to be had.
    let renew: @Sendable (Rejection) async -> Bool
  }

  @TaskLocal static var current: UsedTokens?

  private let state = Locked<[Use]>([])

  /// What was noted.
  var uses: [Use] { state.withLock { $0 } }

  func append(_ use: Use) { state.withLock { $0.append(use) } }

  /// Does something whose refreshing values are noted.
  func note(_ work: () async throws -> Void) async throws {
    try await Self.$current.withValue(self) { try await work() }
  }
}
