import TriwireCommandLine

extension Command {
  static let completions: Command = Command(
    "completions",
    summary: "Print a script with which a shell completes command lines",
    discussion: """
      Put the line for your shell where it starts up:
      \(Shell.allCases.map { "  \($0.rawValue): \($0.advice)" }.joined(separator: "\n"))
      """,
    positionals: [.shell],
    action: .run { arguments throws(UsageError) in
      let name = arguments.text(.shell)
      guard let shell = Shell(rawValue: name) else {
        throw UsageError("'\(name)' is none of \(Shell.allCases.map(\.rawValue).choices)")
      }
      return Outcome(output: shell.script(for: Program.triwire.command))
    })
}

extension Positional {
  fileprivate static let shell = Positional(
    "SHELL", completion: .words(Shell.allCases.map(\.rawValue)),
    help: Shell.allCases.map(\.rawValue).choices)
}
