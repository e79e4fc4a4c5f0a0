import Foundation

/// What a build must know of a spec before the tool reads it: its name and the files it includes.
///
/// The scan looks at the lines of the outermost level alone. It is no reader: a spec that it
/// misunderstands is one that the tool reports on.
struct SpecScan {
  let file: URL
  let name: String
  /// Those included by included files too.
  let includedFiles: [URL]
  /// The files, and the folders where a file more would make a difference.
  let inputs: [URL]

  init(_ file: URL) throws(PluginError) {
    guard let name = KeyLines(of: file).values(of: "name").first else {
      throw PluginError("the line 'name: …' is missing", file: file)
    }
    self.file = file
    self.name = name
    let (files, folders) = Self.follow(from: file)
    includedFiles = Array(files.dropFirst())
    inputs = files + folders
  }

  /// Breadth first; a file is followed once, so that cycles end.
  private static func follow(from file: URL) -> (files: [URL], folders: [URL]) {
    var (files, folders) = ([file], [URL]())
    var index = 0
    while index < files.count {
      let patterns = KeyLines(of: files[index]).values(of: "include")
        .map { FilePattern($0, beside: files[index]) }
      folders += patterns.flatMap(\.folders)
      for match in patterns.flatMap(\.matches) where !files.contains(match) { files.append(match) }
      index += 1
    }
    return (files, folders)
  }
}
