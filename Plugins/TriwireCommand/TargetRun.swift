import Foundation
import PackagePlugin

/// A call of `triwire generate` for one target.
struct TargetRun {
  let target: String
  private let output: URL
  private let specs: [URL]
  private let config: URL?

  /// `nil` for a target that has neither specs nor a config.
  init?(_ module: any SourceModuleTarget) {
    let files = module.sourceFiles.map(\.url)
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
}
