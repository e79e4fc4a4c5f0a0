import Foundation

@testable import TriwireRuntime

/// A clock whose time passes only where somebody sleeps.
final class TestClock: Sendable {
  private let state = Locked((passed: Duration.zero, pauses: [Duration]()))
  private let start = ContinuousClock.now
  let chance: Double

  init(chance: Double = 0.5) { self.chance = chance }

  /// How long was slept each time.
  var pauses: [Duration] { state.withLock { $0.pauses } }

  /// The time of day when nobody has slept yet.
  static let date = Date(timeIntervalSince1970: 1_000_000_000)

  func pass(_ duration: Duration) { state.withLock { $0.passed += duration } }

  var clock: CallClock {
    CallClock(
      now: { self.start + self.state.withLock { $0.passed } },
      date: { Self.date + self.state.withLock { $0.passed } / .seconds(1) },
      sleep: { pause in
        try Task.checkCancellation()
        self.state.withLock { state in
          state.passed += pause
          state.pauses.append(pause)
        }
      },
      chance: { self.chance })
  }
}

extension APIClient {
  /// A client whose messages a closure answers, and whose time is a test's.
  init(
    clock: CallClock = CallClock(),
    common: (any CommonParameters)? = nil,
    credentials: (any CredentialProvider)? = nil,
    configuration: ClientConfiguration = .init(),
    interceptors: [any Interceptor] = [],
    answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
  ) {
    self.init(
      Exchange(
        baseURL: "https://h", common: common, credentials: credentials,
        configuration: configuration, transport: .stub(answer), interceptors: interceptors,
        clock: clock))
  }
}
