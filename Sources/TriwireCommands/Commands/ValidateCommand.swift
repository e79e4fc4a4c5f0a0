import TriwireCommandLine

extension Command {
  static let validate = Command(
    "validate",
    summary: "Check specs and report every error",
    positionals: [.specs],
    options: [.diagnostics],
    action: .run { arguments in
      let findings = SpecInput(paths: arguments.texts(.specs)).findings
      return Outcome(findings, arguments, exitCode: findings.hasErrors ? .findings : .success)
    })
}
