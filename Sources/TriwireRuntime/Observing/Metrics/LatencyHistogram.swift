/// How many calls took how long.
public struct LatencyHistogram: Hashable, Sendable {
  /// Upper ends of the buckets, inclusive; one more bucket takes what is longer.
  public static let bounds: [Duration] = [
    5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 30_000, 60_000,
  ].map { .milliseconds($0) }

  /// Calls per bucket: one more than ``bounds``.
  public private(set) var counts = Array(repeating: 0, count: bounds.count + 1)
  /// The sum of all durations.
  public private(set) var sum = Duration.zero
  /// The longest duration; zero before the first call.
  public private(set) var longest = Duration.zero

  /// All calls.
  public var count: Int { counts.reduce(0, +) }

  /// The mean duration; nil before the first call.
  public var mean: Duration? { count == 0 ? nil : sum / count }

  /// A duration that so large a part of the calls (0 to 1) did not exceed, as precise as the buckets:
  /// `0.95` gives the upper end of the bucket of the 95th percentile, or ``longest`` where that is
  /// less. nil before the first call.
  public func quantile(_ part: Double) -> Duration? {
    let wanted = max(1, Int((min(max(part, 0), 1) * Double(count)).rounded(.up)))
    var seen = 0
    for (index, number) in counts.enumerated() {
      seen += number
      if seen >= wanted {
        return Self.bounds.indices.contains(index) ? min(Self.bounds[index], longest) : longest
      }
    }
    return nil
  }

  mutating func add(_ duration: Duration) {
    counts[Self.bounds.firstIndex { duration <= $0 } ?? Self.bounds.count] += 1
    sum += duration
    longest = max(longest, duration)
  }

  mutating func add(_ other: LatencyHistogram) {
    for (index, number) in other.counts.enumerated() { counts[index] += number }
    sum += other.sum
    longest = max(longest, other.longest)
  }
}
