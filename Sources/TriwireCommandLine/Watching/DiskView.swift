import TriwireSpec

/// What was looked up on a disk, and what was there.
struct DiskView: Equatable, Sendable {
  /// Files by path; `nil` where none was.
  private var files: [String: FileVersion?] = [:]
  /// The matches of patterns.
  private var matches: [String: [String]] = [:]
  /// The names in folders; `nil` where none could be listed.
  private var folders: [String: [String]?] = [:]

  var fileCount: Int { files.values.count { $0 != nil } }

  /// The same lookups, made now.
  var now: DiskView {
    var view = self
    for path in files.keys { view.files[path] = .some(Disk.version(of: path)) }
    for pattern in matches.keys { view.matches[pattern] = SourceFiles.onDisk.list(pattern) }
    for path in folders.keys { view.folders[path] = .some(try? Disk.names(in: path)) }
    return view
  }

  /// Whether a file that was there once is not there now.
  func lacksFile(of earlier: DiskView) -> Bool {
    earlier.files.contains { path, version in version != nil && files[path] == .some(nil) }
  }

  mutating func add(file path: String) { files[path] = .some(Disk.version(of: path)) }

  mutating func add(pattern: String, matches found: [String]) { matches[pattern] = found }

  mutating func add(folder path: String) { folders[path] = .some(try? Disk.names(in: path)) }
}
