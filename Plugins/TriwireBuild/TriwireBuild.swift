import Foundation
import PackagePlugin

/// Generates the clients of a target's `*.triwire.yaml` files whenever the target is built.
@main
struct TriwireBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    return commands(
      for: target.sourceFiles.map(\.url), of: target.name,
      tool: try context.tool(named: "triwire-build").url, output: context.pluginWorkDirectoryURL)
  }

  /// One command for all specs, so that those of one name are seen together.
  private func commands(for files: [URL], of target: String, tool: URL, output: URL) -> [Command] {
    do throws(PluginError) {
      let files = try TargetFiles(files)
      if files.outputs.isEmpty {
        Diagnostics.error("no spec in the target \(target): its file is named *.triwire.yaml")
        return []
      }
      return [
        .buildCommand(
          displayName: "Generate API clients for \(target)",
          executable: tool,
          arguments: files.arguments(output: output),
          inputFiles: files.inputs,
          outputFiles: files.outputs.map { output.appending(path: $0) })
      ]
    } catch {
      // On the command line SwiftPM shows the message alone.
      Diagnostics.error("\(error.file.path):1: \(error.message)", file: error.file.path, line: 1)
      return []
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension TriwireBuild: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      commands(
        for: target.inputFiles.map(\.url), of: target.displayName,
        tool: try context.tool(named: "triwire-build").url, output: context.pluginWorkDirectoryURL)
    }
  }
#endif
