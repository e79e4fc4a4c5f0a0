/// Keeps answers in memory. What wasn't used for longest goes first when there is no room.
public final class MemoryCache: ResponseCache {
  fileprivate struct Entry: Sendable {
    var record: CacheRecord
    var use: Int
  }

  fileprivate struct State: Sendable {
    var entries: [CacheKey: Entry] = [:]
    var bytes = 0
    var uses = 0
  }

  private let state = Locked(State())
  let limit: Int

  /// An empty cache.
  ///
  /// - Parameter limit: How many bytes it holds at most, about. Answers of one URL that together take
  ///   more are not kept.
  public init(limit: Int = 8 << 20) {
    self.limit = limit
  }

  /// What was kept last under a key; nil when there is nothing.
  public func record(for key: CacheKey) async -> CacheRecord? {
    state.withLock { state in
      state.uses += 1
      state.entries[key]?.use = state.uses
      return state.entries[key]?.record
    }
  }

  /// Keeps a record in place of an earlier one, and drops others to make room.
  public func store(_ record: CacheRecord, for key: CacheKey) async {
    state.withLock { state in
      state.drop(key)
      guard record.byteCount <= limit else { return }
      state.uses += 1
      state.entries[key] = Entry(record: record, use: state.uses)
      state.bytes += record.byteCount
      if state.bytes > limit { state.shrink(to: limit - limit / 10, sparing: key) }
    }
  }

  /// Drops what was kept under a key.
  public func remove(_ key: CacheKey) async {
    state.withLock { $0.drop(key) }
  }

  /// Drops everything.
  public func removeAll() async {
    state.withLock { $0 = State() }
  }
}

extension MemoryCache.State {
  fileprivate mutating func drop(_ key: CacheKey) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    bytes -= entry.record.byteCount
  }

  /// Drops more than must be, so that it isn't done for each new record.
  fileprivate mutating func shrink(to size: Int, sparing latest: CacheKey) {
    for (key, _) in entries.sorted(by: { $0.value.use < $1.value.use }) where key != latest {
      if bytes <= size { return }
      drop(key)
    }
  }
}
