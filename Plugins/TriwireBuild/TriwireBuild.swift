import Foundation
import PackagePlugin

/// Generates the clients of a target's `*.triwire.yaml` files whenever the target is built.
@main
struct TriwireBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    return try BuildCommands(
      tool: context.tool(named: "triwire").url, folder: context.pluginWorkDirectoryURL
    ).all(for: target.sourceFiles.map(\.url))
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension TriwireBuild: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      try BuildCommands(
        tool: context.tool(named: "triwire").url, folder: context.pluginWorkDirectoryURL
      ).all(for: target.inputFiles.map(\.url))
    }
  }
#endif
