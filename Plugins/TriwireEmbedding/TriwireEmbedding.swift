import Foundation
import PackagePlugin

/// Gives a target the sources of `TriwireRuntime` as text, in one Swift file that is made anew
/// whenever one of them changes.
@main
struct TriwireEmbedding: BuildToolPlugin {
  /// Prints a Swift file: one entry of a table for each file named behind the folder.
  private static let script = #"""
    BEGIN {
      folder = ARGV[1] "/"; delete ARGV[1]
      print "extension RuntimeSource {"
      print "  static let embedded: [RuntimeSource] = ["
    }
    FNR == 1 {
      if (begun) print "\"\"\"####),"
      begun = 1
      print "RuntimeSource(path: \"" substr(FILENAME, length(folder) + 1) "\", text: ####\"\"\""
    }
    { print }
    END { print "\"\"\"####),\n  ]\n}" }
    """#

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let runtime = context.package.targets.first { $0.name == "TriwireRuntime" }
    guard let module = runtime?.sourceModule else { return [] }
    let sources = module.sourceFiles(withSuffix: ".swift").map(\.url)
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "RuntimeSource+Embedded.swift")
    return [
      .buildCommand(
        displayName: "Embed the sources of TriwireRuntime",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", #"out=$1; shift; awk "$@" > "$out""#, "awk", output.path, Self.script]
          + [module.directoryURL.path] + sources.map(\.path),
        inputFiles: sources, outputFiles: [output])
    ]
  }
}
