internal import Foundation

/// A file as it was at a moment.
struct FileVersion: Hashable, Sendable {
  let url: URL
  let size: Int
  private let modified: Date?

  /// The regular file at a URL, which may be a symbolic link's.
  init(of url: URL) throws(FileError) {
    guard url.isFileURL else { throw .unreadable(url, Unsuitable("it is no file URL")) }
    let path = url.resolvingSymlinksInPath().path
    let attributes: [FileAttributeKey: Any]
    do { attributes = try FileManager.default.attributesOfItem(atPath: path) } catch {
      throw .unreadable(url, error)
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular,
      let size = (attributes[.size] as? NSNumber)?.intValue
    else { throw .unreadable(url, Unsuitable("it is no regular file")) }
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw .unreadable(url, CocoaError(.fileReadNoPermission))
    }
    self.url = url
    self.size = size
    modified = attributes[.modificationDate] as? Date
  }

  /// Makes sure that the file is still there, as long and as old as it was.
  func check() throws(FileError) {
    guard let now = try? FileVersion(of: url), now == self else { throw .changed(url) }
  }
}

/// What is wrong with a file that nothing in the system complains of.
struct Unsuitable: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
