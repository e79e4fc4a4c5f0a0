import Foundation
import PackagePlugin

/// `swift package triwire [--target NAME]… [OPTION…]`: generates into the folder `Generated` of each
/// target that holds `*.triwire.yaml` files; the options are those of `triwire generate`.
@main
struct TriwireCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let tool = try context.tool(named: "triwire").url
    let modules = targets.compactMap(\.sourceModule).filter { !specs(of: $0).isEmpty }
    if modules.isEmpty { Diagnostics.error("no target holds a file named *.triwire.yaml") }
    for module in modules {
      try generate(module, with: tool, options: extractor.remainingArguments)
    }
  }

  private func specs(of target: any SourceModuleTarget) -> [String] {
    target.sourceFiles.map(\.url.path).filter { $0.hasSuffix(".triwire.yaml") }.sorted()
  }

  private func generate(
    _ target: any SourceModuleTarget, with tool: URL, options: [String]
  ) throws {
    let output = target.directoryURL.appending(path: "Generated").path
    let process = Process()
    process.executableURL = tool
    process.arguments = ["generate", "--output", output] + options + ["--"] + specs(of: target)
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("triwire ended with code \(process.terminationStatus) for \(target.name)")
    }
  }
}
