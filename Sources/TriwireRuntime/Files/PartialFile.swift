internal import Foundation

/// A file that grows on disk until it is complete.
final class PartialFile: Sendable {
  private struct State: Sendable {
    /// nil once it is closed.
    var handle: FileHandle?
    var count: Int
  }

  private let url: URL
  /// What errors are told of: the file or the folder that the caller knows.
  private let target: URL
  private let state: Locked<State>

  /// Opens it, with the first bytes that it has already, or new and empty.
  init(at url: URL, for target: URL, keeping count: Int = 0) throws(FileError) {
    do {
      if count == 0 { try Data().write(to: url) }
      let handle = try FileHandle(forWritingTo: url)
      if count > 0 { try handle.truncate(atOffset: UInt64(count)) }
      self.url = url
      self.target = target
      state = Locked(State(handle: handle, count: count))
    } catch {
      throw FileError(writing: target, error)
    }
  }

  /// How long it is.
  var count: Int { state.withLock { $0.count } }

  /// Adds bytes to its end. When it is closed they are dropped.
  func write(_ data: Data) throws(FileError) {
    let outcome = state.withLock { state in
      Result {
        try state.handle?.write(contentsOf: data)
        state.count += data.count
      }
    }
    do { try outcome.get() } catch { throw FileError(writing: target, error) }
  }

  /// Ends the writing; whatever comes later is dropped.
  func close() throws(FileError) {
    let outcome = state.withLock { state in
      defer { state.handle = nil }
      return Result { try state.handle?.close() }
    }
    do { try outcome.get() } catch { throw FileError(writing: target, error) }
  }

  /// Gives it its final name at one moment, in place of what has that name.
  func move(to target: URL) throws(FileError) {
    let status = url.withUnsafeFileSystemRepresentation { old in
      target.withUnsafeFileSystemRepresentation { new in
        if let old, let new { rename(old, new) } else { Int32(-1) }
      }
    }
    if status != 0 {
      throw FileError(writing: target, POSIXError(POSIXErrorCode(rawValue: errno) ?? .EINVAL))
    }
  }
}

extension FileError {
  /// What an error of writing means.
  init(writing url: URL, _ error: any Error) {
    let causes = [error, (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error]
    let isFull = causes.compactMap { $0 as NSError? }.contains { error in
      error.domain == NSCocoaErrorDomain && error.code == CocoaError.fileWriteOutOfSpace.rawValue
        || error.domain == NSPOSIXErrorDomain
          && [ENOSPC, EDQUOT, EFBIG].contains(Int32(truncatingIfNeeded: error.code))
    }
    self = isFull ? .noSpace(url) : .unwritable(url, error)
  }
}
