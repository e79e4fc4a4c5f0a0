import Foundation
import PackagePlugin

/// `swift package triwire [generate|check|init] [--target NAME]… [OPTION…]`: writes the sources of
/// each target's specs into its folder `Generated`, or checks those that are there.
@main
struct TriwireCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let modules = targets.compactMap(\.sourceModule)
    let tool = try context.tool(named: "triwire").url
    var words = extractor.remainingArguments
    let action = words.first?.hasPrefix("-") == false ? words.removeFirst() : "generate"
    let folders = context.package.targets.map(\.directoryURL)
    let runs = modules.compactMap { TargetRun($0, others: folders) }
    switch action {
    case "generate": generate(runs, tool, words)
    case "check": generate(runs, tool, ["--check"] + words)
    case "init": start(modules, tool, words)
    default: Diagnostics.error("'\(action)' is none of generate, check and init")
    }
  }

  private func generate(_ runs: [TargetRun], _ tool: URL, _ options: [String]) {
    if runs.isEmpty { Diagnostics.error("no target holds a file named *.triwire.yaml") }
    for run in runs { call(tool, run.arguments(options), for: run.target) }
  }

  /// The spec goes into the only target, or the one that `--target` names.
  private func start(_ modules: [any SourceModuleTarget], _ tool: URL, _ words: [String]) {
    let own = modules.filter { $0.kind != .test }
    guard let module = own.first, own.count == 1 else {
      return Diagnostics.error("--target tells which target the spec is for")
    }
    call(tool, ["init", "--output", module.directoryURL.path] + words, for: module.name)
  }

  private func call(_ tool: URL, _ arguments: [String], for target: String) {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    do {
      try process.run()
    } catch {
      return Diagnostics.error("can't run \(tool.path): \(error)")
    }
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("triwire ended with code \(process.terminationStatus) for \(target)")
    }
  }
}
