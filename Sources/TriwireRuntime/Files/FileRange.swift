internal import Foundation

/// Bytes of a file.
struct FileRange: Hashable, Sendable {
  let file: FileVersion
  private let offset: Int
  let count: Int

  /// nil means all of the file.
  init(_ file: FileVersion, _ range: Range<Int>? = nil) throws(FileError) {
    let range = range ?? 0..<file.size
    guard range.lowerBound >= 0, range.upperBound <= file.size else {
      throw .unreadable(file.url, Unsuitable("it has \(file.size) bytes only"))
    }
    self.file = file
    offset = range.lowerBound
    count = range.count
  }

  /// Opens the file, which must not have changed.
  func makeReader() throws(FileError) -> Reader {
    try file.check()
    do {
      return Reader(range: self, handle: try FileHandle(forReadingFrom: file.url))
    } catch {
      throw .unreadable(file.url, error)
    }
  }

  /// Reads the bytes in order.
  struct Reader: Sendable {
    fileprivate let range: FileRange
    fileprivate let handle: FileHandle
    private var done = 0

    fileprivate init(range: FileRange, handle: FileHandle) {
      self.range = range
      self.handle = handle
    }

    /// The next bytes; nil at the end. The file is looked at once more before its last ones are given.
    mutating func next(upTo limit: Int) throws(FileError) -> Data? {
      let wanted = min(limit, range.count - done)
      guard wanted > 0 else { return nil }
      let chunk = try read(wanted)
      guard !chunk.isEmpty else { throw .changed(range.file.url) }
      done += chunk.count
      if done == range.count { try range.file.check() }
      return chunk
    }

    private func read(_ count: Int) throws(FileError) -> Data {
      do {
        try handle.seek(toOffset: UInt64(range.offset + done))
        return try handle.read(upToCount: count) ?? Data()
      } catch {
        throw .unreadable(range.file.url, error)
      }
    }
  }
}
