/// `bytes 100-199/200` (RFC 9110 section 14.4).
struct ContentRange: Hashable, Sendable {
  let first: Int
  let last: Int
  /// nil where the server doesn't know it.
  let total: Int?

  /// nil for anything else than a range of bytes.
  init?(_ value: String) {
    let words = value.split(separator: " ")
    guard words.count == 2, words[0].lowercased() == "bytes" else { return nil }
    let sides = words[1].split(separator: "/", omittingEmptySubsequences: false)
    let ends = (sides.first ?? "").split(separator: "-", omittingEmptySubsequences: false)
    guard sides.count == 2, ends.count == 2, let first = Self.number(ends[0]),
      let last = Self.number(ends[1]), first <= last
    else { return nil }
    total = Self.number(sides[1])
    guard sides[1] == "*" || (total ?? 0) > last else { return nil }
    self.first = first
    self.last = last
  }

  private static func number(_ text: Substring) -> Int? {
    text.utf8.areDigits ? Int(text) : nil
  }
}
