import Foundation
import PackagePlugin

/// Gives a target the texts of files in one Swift file, `EmbeddedFile.all`, that is made anew whenever
/// one of them changes: its own templates, or else the sources of `TriwireRuntime`.
///
/// SwiftPM's `embedInCode` writes arrays of numbers, which take seconds to compile.
@main
struct TriwireEmbedding: BuildToolPlugin {
  /// Prints a Swift file: one entry of a table for each file named behind the folder.
  private static let script = #"""
    BEGIN {
      folder = ARGV[1] "/"; delete ARGV[1]
      print "struct EmbeddedFile {"
      print "  var path: String"
      print "  /// Without the line end of the last line."
      print "  var text: String\n"
      print "  static let all: [EmbeddedFile] = ["
    }
    FNR == 1 {
      if (begun) print "\"\"\"####),"
      begun = 1
      print "EmbeddedFile(path: \"" substr(FILENAME, length(folder) + 1) "\", text: ####\"\"\""
    }
    { print }
    END { print "\"\"\"####),\n  ]\n}" }
    """#

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let templates = target.sourceModule.map { files(of: $0, withSuffix: ".mustache") } ?? []
    if !templates.isEmpty { return [embed(templates, below: target.directoryURL, context)] }
    let runtime = context.package.targets.first { $0.name == "TriwireRuntime" }
    guard let module = runtime?.sourceModule else { return [] }
    return [embed(files(of: module, withSuffix: ".swift"), below: module.directoryURL, context)]
  }

  private func files(of module: any SourceModuleTarget, withSuffix suffix: String) -> [URL] {
    module.sourceFiles(withSuffix: suffix).map(\.url).sorted { $0.path < $1.path }
  }

  private func embed(_ files: [URL], below folder: URL, _ context: PluginContext) -> Command {
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFile.swift")
    return .buildCommand(
      displayName: "Embed the files of \(folder.lastPathComponent)",
      executable: URL(filePath: "/bin/sh"),
      arguments: ["-c", #"out=$1; shift; awk "$@" > "$out""#, "awk", output.path, Self.script]
        + [folder.path] + files.map(\.path),
      inputFiles: files, outputFiles: [output])
  }
}
