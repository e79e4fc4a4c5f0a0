extension Command {
  static let generate = Command(
    "generate",
    summary: "Generate Swift sources from specs",
    positionals: [.specs],
    options: [.diagnostics],
    action: .run { arguments in
      let findings = SpecInput(paths: arguments.texts(.specs)).findings
      return Outcome(findings, arguments, exitCode: findings.hasErrors ? .findings : .success)
    })
}
