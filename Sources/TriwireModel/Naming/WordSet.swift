/// A set of words that says no to nearly all other texts without hashing them: few are as long as one
/// of the words and begin and end like it.
struct WordSet: Sendable, ExpressibleByArrayLiteral {
  let words: Set<String>
  /// By the number of bytes, a bit for each pair of ends.
  private var ends: [UInt64] = []

  init(_ words: Set<String>) {
    self.words = words
    ends = Array(repeating: 0, count: (words.map(\.utf8.count).max() ?? 0) + 1)
    for word in words { ends[word.utf8.count] |= Self.ends(of: word) }
  }

  init(arrayLiteral words: String...) { self.init(Set(words)) }

  func contains(_ text: String) -> Bool {
    let count = text.utf8.count
    return count < ends.count && ends[count] & Self.ends(of: text) != 0 && words.contains(text)
  }

  private static func ends(of text: String) -> UInt64 {
    let bit = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard let first = bytes.first, let last = bytes.last else { return UInt8(0) }
      return first &* 31 &+ last
    }
    // A text that has its bytes elsewhere may be any of the words.
    return bit.map { 1 << UInt64($0 & 63) } ?? .max
  }
}
