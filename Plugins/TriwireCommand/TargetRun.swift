import Foundation
import PackagePlugin

/// A call of `triwire generate` for one target.
struct TargetRun {
  let target: String
  private let output: URL
  private let specs: [URL]
  private let config: URL?

  /// `nil` for a target that has neither specs nor a config. What lies in other targets' folders
  /// is theirs.
  init?(_ module: any SourceModuleTarget, others: [URL]) {
    let files = Self.files(in: module.directoryURL, besides: Set(others.map(\.path)))
    specs = files.filter { $0.lastPathComponent.hasSuffix(".triwire.yaml") }
      .sorted { $0.path < $1.path }
    config = files.first { $0.lastPathComponent == "triwire-config.yaml" }
    target = module.name
    output = module.directoryURL.appending(path: "Generated")
    if specs.isEmpty, config == nil { return nil }
  }

  func arguments(_ options: [String]) -> [String] {
    ["generate", "--output", output.path] + (config.map { ["--config", $0.path] } ?? []) + options
      + ["--"] + specs.map(\.path)
  }

  /// Those that the target excludes, too: SwiftPM warns of a spec that it has nothing to do with.
  private static func files(in folder: URL, besides others: Set<String>) -> [URL] {
    let entries = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    var files: [URL] = []
    while let entry = entries?.nextObject() as? URL {
      if others.contains(entry.path) { entries?.skipDescendants() } else { files.append(entry) }
    }
    return files
  }
}
