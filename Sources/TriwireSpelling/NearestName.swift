/// The known name that a misspelt one most likely meant.
package struct NearestName {
  package let name: String

  /// `nil` when nothing is near: more than a third of the letters would have to change.
  package init?(of known: some Sequence<String>, to written: String) {
    let letters = Array(written.lowercased().unicodeScalars)
    guard (1...64).contains(letters.count) else { return nil }
    var best: (name: String, distance: Int)?
    for name in known {
      let candidate = Array(name.lowercased().unicodeScalars)
      let limit = max(1, min(letters.count, candidate.count) / 3)
      guard abs(candidate.count - letters.count) <= limit else { continue }
      let distance = editDistance(letters, candidate)
      if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
    }
    guard let best else { return nil }
    name = best.name
  }

  package var suggestion: String { "did you mean '\(name)'?" }
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one text into the other.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      let replaced = previous[j] + (a[i] == b[j] ? 0 : 1)
      var cost = min(replaced, previous[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforePrevious[j - 1] + 1)
      }
      row.append(cost)
    }
    beforePrevious = previous
    previous = row
  }
  return previous[b.count]
}
