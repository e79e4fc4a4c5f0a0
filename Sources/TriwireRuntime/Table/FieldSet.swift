/// A set of row numbers: two words for the first 128, memory of its own for more.
struct FieldSet: ~Copyable {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private let more: UnsafeMutablePointer<UInt64>?

  /// An empty set that can hold the numbers below `count`.
  @inline(__always)
  init(count: Int) {
    more = count > 128 ? FieldSet.words(for: count - 128) : nil
  }

  /// The set of all numbers below `count`.
  init(full count: Int) {
    self.init(count: count)
    (first, second) = (.max, .max)
    more?.update(repeating: .max, count: (count - 128 + 63) / 64)
  }

  deinit { more?.deallocate() }

  @inline(never)
  private static func words(for count: Int) -> UnsafeMutablePointer<UInt64> {
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: (count + 63) / 64)
    words.initialize(repeating: 0, count: (count + 63) / 64)
    return words
  }

  @inline(__always)
  func contains(_ row: Int) -> Bool { word(of: row) & FieldSet.bit(row) != 0 }

  @inline(__always)
  mutating func insert(_ row: Int) {
    if row < 64 {
      first |= FieldSet.bit(row)
    } else if row < 128 {
      second |= FieldSet.bit(row)
    } else {
      more?[row / 64 - 2] |= FieldSet.bit(row)
    }
  }

  /// Whether all of the first 64 rows that are in the mask are in the set.
  @inline(__always)
  func contains(all mask: UInt64) -> Bool { first & mask == mask }

  @inline(__always)
  private func word(of row: Int) -> UInt64 {
    row < 64 ? first : row < 128 ? second : more?[row / 64 - 2] ?? 0
  }

  @inline(__always)
  static func bit(_ row: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: row) }
}
