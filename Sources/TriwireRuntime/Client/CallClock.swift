internal import Foundation

/// Time and chance, as the policies of a client see them.
struct CallClock: Sendable {
  var now: @Sendable () -> ContinuousClock.Instant = { .now }
  /// The time of day, which dates in headers are held against.
  var date: @Sendable () -> Date = { Date() }
  var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  /// Something from 0 to below 1.
  var chance: @Sendable () -> Double = { Double.random(in: 0..<1) }
}
