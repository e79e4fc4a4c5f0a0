internal import Foundation

/// What an earlier download has left, to be completed by another.
struct KeptPart: Sendable {
  private let file: URL
  /// How many bytes are there, at least one.
  let count: Int
  let version: FileValidator

  /// nil when there is nothing, or not for this resource.
  init?(of file: URL, at resource: URL) {
    guard
      let text = try? String(contentsOf: Self.note(of: file), encoding: .utf8),
      let version = FileValidator(text: text), version.resource == FileValidator.hash(resource),
      let part = try? FileVersion(of: Self.location(of: file)), part.size > 0
    else { return nil }
    self.file = file
    count = part.size
    self.version = version
  }

  /// Where the bytes are kept.
  static func location(of file: URL) -> URL { file.appendingToName(".part") }

  /// Writes down, or forgets, which version of the resource the bytes are of.
  static func keep(_ version: FileValidator?, for file: URL) throws(FileError) {
    let note = note(of: file)
    guard let version else {
      try? FileManager.default.removeItem(at: note)
      return
    }
    do { try Data(version.text.utf8).write(to: note) } catch {
      throw FileError(writing: note, error)
    }
  }

  /// Forgets it.
  func remove() {
    for url in [Self.note(of: file), Self.location(of: file)] {
      try? FileManager.default.removeItem(at: url)
    }
  }

  private static func note(of file: URL) -> URL { file.appendingToName(".part-info") }
}

extension URL {
  fileprivate func appendingToName(_ suffix: String) -> URL {
    deletingLastPathComponent().appendingPathComponent(lastPathComponent + suffix)
  }
}
