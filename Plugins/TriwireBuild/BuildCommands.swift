import Foundation
import PackagePlugin

/// The calls of `triwire` that a build makes.
struct BuildCommands {
  var tool: URL
  /// Each spec writes into a folder of its name in here.
  var folder: URL

  /// One command per spec among the files.
  func all(for files: [URL]) throws -> [Command] {
    let specs = try files.filter { $0.lastPathComponent.hasSuffix(".triwire.yaml") }
      .sorted { $0.path < $1.path }
      .map(SpecScan.init)
    let paths = Dictionary(grouping: specs, by: \.name)
    for (name, specs) in paths where specs.count > 1 {
      let places = specs.map(\.file.path).joined(separator: ", ")
      throw PluginError(message: "two specs of a target can't have the name '\(name)': \(places)")
    }
    return specs.map(command)
  }

  private func command(for spec: SpecScan) -> Command {
    let output = folder.appending(path: spec.name)
    return .buildCommand(
      displayName: "Generate \(spec.name) from \(spec.file.lastPathComponent)",
      executable: tool,
      arguments: ["generate", "--quiet", "--output", output.path, "--", spec.file.path],
      inputFiles: [spec.file] + spec.includedFiles,
      outputFiles: OutputNames(name: spec.name).all.map { output.appending(path: $0) })
  }
}
