/// Where the texts of specs come from: a disk, or memory in tests.
package struct SourceFiles: Sendable {
  /// Why a file can't be read.
  package enum Failure: Error, Equatable, Sendable {
    case missing
    case isDirectory
    /// It isn't read at all; with its size and what is allowed.
    case tooLarge(bytes: Int, limit: Int)
    /// With the system's reason.
    case unreadable(String)
  }

  /// The bytes of the file at a path.
  package var read: @Sendable (_ path: String) throws(Failure) -> [UInt8]
  /// The paths of the files that a pattern with `*` and `?` matches, sorted.
  package var list: @Sendable (_ pattern: String) -> [String]

  package init(
    read: @escaping @Sendable (_ path: String) throws(Failure) -> [UInt8],
    list: @escaping @Sendable (_ pattern: String) -> [String]
  ) {
    self.read = read
    self.list = list
  }
}

extension SourceFiles {
  /// Files that are held in memory, by path.
  package static func inMemory(_ texts: [String: String]) -> SourceFiles {
    SourceFiles(
      read: { path throws(Failure) in
        guard let text = texts[path] else { throw .missing }
        return Array(text.utf8)
      },
      list: { pattern in
        let pattern = PathPattern(pattern)
        return texts.keys.filter(pattern.matches).sorted()
      })
  }
}
