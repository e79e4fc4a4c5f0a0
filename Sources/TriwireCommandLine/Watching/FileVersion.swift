import Foundation

/// What changes when a file is written or replaced by another of its name.
struct FileVersion: Equatable, Sendable {
  private let number: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  init(_ info: stat) {
    number = UInt64(info.st_ino)
    size = Int64(info.st_size)
    #if os(Linux)
      let modified = info.st_mtim
    #else
      let modified = info.st_mtimespec
    #endif
    seconds = Int(modified.tv_sec)
    nanoseconds = Int(modified.tv_nsec)
  }
}
