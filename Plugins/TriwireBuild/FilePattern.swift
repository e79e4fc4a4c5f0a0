import Foundation

/// A path that starts at a file's folder; `*` and `?` match within a folder.
struct FilePattern {
  /// The files that it stands for, sorted within their folders.
  let matches: [URL]
  /// The folders that a `*` or `?` searched.
  let folders: [URL]

  init(_ text: String, beside file: URL) {
    var found = [file.deletingLastPathComponent().standardizedFileURL]
    var searched: [URL] = []
    for part in text.split(separator: "/").map(String.init) {
      let isPattern = part.contains { $0 == "*" || $0 == "?" }
      if isPattern { searched += found.filter(Self.exists) }
      found = found.flatMap { isPattern ? Self.entries(part, in: $0) : [Self.entry(part, in: $0)] }
    }
    matches = found.filter(Self.exists)
    folders = searched
  }

  private static func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path)
  }

  private static func entry(_ part: String, in folder: URL) -> URL {
    folder.appending(path: part).standardizedFileURL
  }

  private static func entries(_ part: String, in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted()
      .filter { fnmatch(part, $0, FNM_PERIOD) == 0 }
      .map { folder.appending(path: $0) }
  }
}
