internal import Foundation

/// Where one download grows and where it ends.
struct DownloadPlace: Sendable {
  /// Where it grows, in the folder where it ends.
  let partial: URL
  private let place: DownloadDestination.Place
  private let folder: URL

  /// The file or the folder that the caller knows of.
  var target: URL {
    if case .file(let url) = place { url } else { folder }
  }

  /// Makes the folder where that is a temporary one.
  init(_ destination: DownloadDestination) throws(FileError) {
    place = destination.place
    let id = UUID().uuidString
    switch destination.place {
    case .temporary:
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("triwire-\(id)")
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        throw FileError(writing: folder, error)
      }
    case .folder(let url): folder = url
    case .file(let url): folder = url.deletingLastPathComponent()
    }
    if case .file(let url) = destination.place, destination.isResumed {
      partial = KeptPart.location(of: url)
    } else {
      partial = folder.appendingPathComponent(".triwire-\(id).part")
    }
  }

  /// Puts a complete file where it belongs; the name is for where the destination leaves it open.
  func finish(_ file: PartialFile, named name: String) throws(FileError) -> URL {
    if case .file(let url) = place {
      try file.move(to: url)
      return url
    }
    let outcome = Self.choosing.withLock { _ in
      Result { () throws(FileError) in
        let url = freeURL(for: name)
        try file.move(to: url)
        return url
      }
    }
    return try outcome.get()
  }

  /// Removes what there is of it.
  func abandon() {
    try? FileManager.default.removeItem(at: partial)
    if place == .temporary { try? FileManager.default.removeItem(at: folder) }
  }

  /// Held while a name that isn't taken is looked for and taken.
  private static let choosing = Locked(())

  private func freeURL(for name: String) -> URL {
    var url = folder.appendingPathComponent(name)
    var number = 2
    while FileManager.default.fileExists(atPath: url.path) {
      url = folder.appendingPathComponent(FileName.numbered(name, number))
      number += 1
    }
    return url
  }
}
