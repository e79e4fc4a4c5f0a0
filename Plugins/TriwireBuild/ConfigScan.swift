import Foundation

/// What a build must know of a config before the tool reads it.
struct ConfigScan {
  static let fileName = "triwire-config.yaml"

  let file: URL
  /// Main files that the config adds to those in the target.
  let specs: [URL]
  /// Into how many parts requests and models are split; 1 where that can't be understood, since the
  /// tool then fails.
  let shards: Int
  /// The config itself, its templates, and the folders where a file more would make a difference.
  let inputs: [URL]

  init(_ file: URL) {
    self.file = file
    let lines = KeyLines(of: file)
    let patterns = lines.values(of: "specs").map { FilePattern($0, beside: file) }
    specs = patterns.flatMap(\.matches)
    shards = lines.values(of: "shards").first.flatMap(Int.init) ?? 1
    let templates = lines.values(of: "templates").map { FilePattern("\($0)/*", beside: file) }
    inputs =
      [file] + patterns.flatMap(\.folders)
      + templates.flatMap { $0.folders + $0.matches.filter { $0.pathExtension == "mustache" } }
  }
}
