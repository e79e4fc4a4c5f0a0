/// Which URLs have been invalidated lately, so that an answer that was asked for before that isn't kept
/// after it.
///
/// All caches of a process share one, since several clients may share a cache.
final class Invalidations: Sendable {
  private struct State: Sendable {
    var moment = 0
    /// When each was invalidated last.
    var latest: [CacheKey: Int] = [:]
    /// What counts for all others: when some of them were forgotten.
    var forgotten = 0
  }

  static let shared = Invalidations()

  private let state = Locked(State())
  private let limit: Int

  /// - Parameter limit: How many URLs are told apart before all of them are forgotten, which only means
  ///   that answers under way at that moment aren't kept.
  init(limit: Int = 4096) {
    self.limit = limit
  }

  /// A number that grows with each invalidation.
  var moment: Int { state.withLock { $0.moment } }

  /// Notes that what was asked for before, under a key, no longer holds.
  func note(_ key: CacheKey) {
    state.withLock { state in
      state.moment += 1
      if state.latest.count >= limit { (state.latest, state.forgotten) = ([:], state.moment) }
      state.latest[key] = state.moment
    }
  }

  /// Whether that has happened since a moment.
  func happened(to key: CacheKey, since moment: Int) -> Bool {
    state.withLock { ($0.latest[key] ?? $0.forgotten) > moment }
  }
}
