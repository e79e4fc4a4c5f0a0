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
    for target in targets.compactMap(\.sourceModule) {
      try generate(target, with: tool, options: extractor.remainingArguments)
    }
  }

  private func generate(
    _ target: any SourceModuleTarget, with tool: URL, options: [String]
  ) throws {
    let specs = target.sourceFiles.map(\.url.path)
      .filter { $0.hasSuffix(".triwire.yaml") }
      .sorted()
    guard !specs.isEmpty else { return }
    let output = target.directoryURL.appending(path: "Generated").path
    let process = Process()
    process.executableURL = tool
    process.arguments = ["generate", "--output", output] + options + ["--"] + specs
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      Diagnostics.error("triwire ended with code \(process.terminationStatus) for \(target.name)")
      return
    }
  }
}
