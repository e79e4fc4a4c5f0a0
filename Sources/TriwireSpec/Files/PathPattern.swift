/// A path whose parts may hold `*`, for any characters, and `?`, for one; neither crosses a slash.
struct PathPattern {
  let parts: [Part]

  /// A part between slashes.
  struct Part {
    let text: String

    var hasWildcard: Bool { PathPattern.hasWildcard(text) }

    /// Like a shell, a wildcard never matches the dot of a hidden file.
    func matches(_ name: String) -> Bool {
      guard !name.hasPrefix(".") || text.hasPrefix(".") else { return false }
      return wildcardsMatch(Array(text.unicodeScalars), Array(name.unicodeScalars))
    }
  }

  init(_ pattern: String) {
    parts = pattern.split(separator: "/", omittingEmptySubsequences: false).map {
      Part(text: String($0))
    }
  }

  static func hasWildcard(_ text: String) -> Bool {
    text.contains { $0 == "*" || $0 == "?" }
  }

  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return names.count == parts.count && zip(parts, names).allSatisfy { $0.matches($1) }
  }
}

/// Goes back only to the last star, so its time is at most the product of both lengths.
private func wildcardsMatch(_ pattern: [Unicode.Scalar], _ name: [Unicode.Scalar]) -> Bool {
  var (p, n) = (0, 0)
  var star: (pattern: Int, name: Int)?
  while n < name.count {
    if p < pattern.count, pattern[p] == "*" {
      star = (p, n)
      p += 1
    } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
      (p, n) = (p + 1, n + 1)
    } else if let last = star {
      star = (last.pattern, last.name + 1)
      (p, n) = (last.pattern + 1, last.name + 1)
    } else {
      return false
    }
  }
  return pattern[p...].allSatisfy { $0 == "*" }
}
