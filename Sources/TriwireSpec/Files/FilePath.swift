/// Arithmetic on paths with `/`, without a look at the disk.
enum FilePath {
  /// `relative`, seen from the directory of the file at `path`, without `.` and needless `..`.
  static func resolve(_ relative: String, against path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return normalized(relative) }
    return normalized(path[...slash] + relative)
  }

  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
