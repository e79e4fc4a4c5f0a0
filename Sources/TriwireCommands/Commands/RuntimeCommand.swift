import TriwireCommandLine
import TriwireGeneration
import TriwireRuntimeSources

extension Command {
  static let runtime = Command(
    "runtime",
    summary: "Write the runtime's sources, for projects without package dependencies",
    discussion: """
      The files are for the module of the generated code, which then needs no import of
      TriwireRuntime: generate it with '--embedded-runtime'. They compile in Swift 6 mode without
      further settings. As with 'generate', only files that triwire wrote are ever replaced or
      removed; after an update of triwire, run both commands again.
      """,
    options: [.output, .check, .dryRun, .quiet, .diagnostics],
    action: .run { arguments throws(UsageError) in
      let header = OwnershipHeader(
        version: TriwireVersion.current, specName: StandaloneRuntime.name)
      let runtime = StandaloneRuntime(firstLine: header.line)
      return try OutputRun(arguments).outcome(
        runtime.files.map { OutputFile(name: $0.name, text: $0.text) })
    })
}
