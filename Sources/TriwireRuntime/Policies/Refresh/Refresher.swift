/// A token that is asked for anew when a server rejects it.
///
/// Whoever finds the token rejected, or needs it while it is being asked for, waits for the one refresh
/// that is under way. When that fails, all of these calls end with the answer by which the token was
/// rejected; the token isn't sent again, and the next call asks anew before it is sent.
///
/// The closure is asked without a limit of time: what it does should have one. Calls that it makes of
/// the same client carry the rejected token and start no refresh of their own.
public final class Refresher<Value: Sendable>: Sendable {
  private let refresh: @Sendable (Value) async throws -> Value
  private let state: Locked<State>

  private struct State: Sendable {
    var value: Value
    /// Counts values.
    var generation = 0
    /// Counts refreshes that have failed.
    var failures = 0
    /// What the value was rejected by; nil as long as it is good.
    var rejection: Rejection?
    var flight: Flight?
  }

  /// Gives back whether there is a new value.
  private typealias Flight = Task<Bool, Never>

  /// A token to begin with, and what gives a new one in exchange for the one that was rejected.
  public init(_ initial: Value, _ refresh: @escaping @Sendable (Value) async throws -> Value) {
    self.refresh = refresh
    state = Locked(State(value: initial))
  }

  /// Replaces the token, after a login for one, by one that is good. What a refresh under way gives is
  /// then dropped.
  public func supply(_ value: Value) {
    state.withLock { state in
      state.value = value
      state.generation += 1
      state.rejection = nil
      state.flight = nil
    }
  }

  /// The token, when there is one that isn't rejected.
  var value: Value {
    get async throws {
      if !isRefreshing, let flight = flightBeforeUse(), await !flight.value {
        if let rejection = state.withLock({ $0.rejection }) {
          throw RefreshFailure(rejection: rejection)
        }
      }
      let (value, generation, failures) = state.withLock { ($0.value, $0.generation, $0.failures) }
      UsedTokens.current?.append(
        UsedTokens.Use { await self.renew(generation, failures, after: $0) })
      return value
    }
  }
}

extension Refresher {
  /// Whether the task is one that was started by the closure that gives new tokens.
  private var isRefreshing: Bool { Refreshes.current.contains(ObjectIdentifier(self)) }

  /// What a message must wait for.
  private func flightBeforeUse() -> Flight? {
    state.withLock { state in
      guard let rejection = state.rejection else { return state.flight }
      return state.flight ?? start(&state, rejection)
    }
  }

  /// Sees to it that there is a newer token than one of a call that was rejected. When a refresh has
  /// failed since then, the call has missed its chance with all the others.
  private func renew(
    _ generation: Int, _ failures: Int, after rejection: Rejection
  ) async -> Bool {
    if isRefreshing { return false }
    let (isNewer, flight) = state.withLock { state -> (Bool, Flight?) in
      if state.generation != generation { return (true, nil) }
      if let flight = state.flight { return (false, flight) }
      return (false, state.failures == failures ? start(&state, rejection) : nil)
    }
    return if isNewer { true } else { await flight?.value ?? false }
  }

  private func start(_ state: inout State, _ rejection: Rejection) -> Flight {
    let (rejected, generation) = (state.value, state.generation)
    let flight = Task { finish(generation, with: await ask(rejected)) }
    state.rejection = rejection
    state.flight = flight
    return flight
  }

  private func ask(_ rejected: Value) async -> Value? {
    let refreshes = Refreshes.current.union([ObjectIdentifier(self)])
    return await Refreshes.$current.withValue(refreshes) {
      await UsedTokens.$current.withValue(nil) { try? await refresh(rejected) }
    }
  }

  private func finish(_ generation: Int, with value: Value?) -> Bool {
    state.withLock { state in
      // A value that was supplied in the meantime is newer.
      guard state.generation == generation else { return true }
      state.flight = nil
      guard let value else {
        state.failures += 1
        return false
      }
      state.value = value
      state.generation += 1
      state.rejection = nil
      return true
    }
  }
}

/// The refreshers that the current task works for.
private enum Refreshes {
  @TaskLocal static var current: Set<ObjectIdentifier> = []
}

extension Provided {
  /// A token that is asked for anew when a server rejects it: with 401 for an endpoint with an `auth`
  /// scheme, or with a code that the envelope names under `refresh`. The call is then sent once more.
  ///
  /// - Parameters:
  ///   - initial: The token to begin with.
  ///   - refresh: Gives a new token for the one that was rejected. See ``Refresher``.
  public static func refreshing(
    _ initial: Value, _ refresh: @escaping @Sendable (_ rejected: Value) async throws -> Value
  ) -> Provided {
    refreshing(Refresher(initial, refresh))
  }

  /// A token that others may use as well, and that can be replaced.
  public static func refreshing(_ refresher: Refresher<Value>) -> Provided {
    provider { try await refresher.value }
  }
}
