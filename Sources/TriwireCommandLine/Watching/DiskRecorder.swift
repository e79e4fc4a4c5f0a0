import Foundation
import TriwireSpec

/// The files of the disk, with a note of each that is looked up.
final class DiskRecorder: @unchecked Sendable {
  // All access is under `lock`.
  private var noted = DiskView()
  private let lock = NSLock()

  /// What was there when it was looked up.
  var view: DiskView { lock.withLock { noted } }

  /// A file is noted before it is read: written in between, it counts as changed.
  var files: SourceFiles {
    SourceFiles(
      read: { path throws(SourceFiles.Failure) in
        self.note { $0.add(file: path) }
        return try SourceFiles.onDisk.read(path)
      },
      list: { pattern in
        let matches = SourceFiles.onDisk.list(pattern)
        self.note { $0.add(pattern: pattern, matches: matches) }
        return matches
      })
  }

  func note(_ change: (inout DiskView) -> Void) {
    lock.withLock { change(&noted) }
  }
}
