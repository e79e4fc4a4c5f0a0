import TriwireCommandLine
import TriwireComparison
import TriwireSpec

extension Command {
  static let diff = Command(
    "diff",
    summary: "Compare two specs and tell which changes break callers or clients",
    discussion: """
      Each change counts for two sides: 'callers' is code that calls what was generated from OLD,
      once it is generated from NEW; 'wire' is a client that was generated from OLD and meets a
      server that follows NEW. A change is breaking, additive or cosmetic, as the graver side says.

      Without changes and with cosmetic ones alone the exit code is 0.
      """,
    positionals: [.old, .new],
    options: [.format, .diagnostics],
    action: .run { arguments in
      let old = SpecInput(paths: [arguments.text(.old)])
      let new = SpecInput(paths: [arguments.text(.new)])
      guard let before = old.edition, let after = new.edition else {
        var findings = old.findings
        findings.append(new.findings)
        return Outcome(findings, arguments, exitCode: .findings)
      }
      let report = DifferenceReport(Comparison.changes(from: before, to: after))
      var outcome = Outcome(Findings(), arguments, exitCode: report.exitCode)
      outcome.output = report.text(arguments.choice(.format) ?? .text)
      return outcome
    })
}

extension Positional {
  fileprivate static let old = Positional(
    "OLD", completion: .specs, help: "The main file of the spec as it was")
  fileprivate static let new = Positional(
    "NEW", completion: .specs, help: "The main file of the spec as it is now")
}

extension Option {
  fileprivate static let format = Option(
    "format", value: .choice(of: DifferenceFormat.self, placeholder: "FORMAT"),
    help: "How the changes are written, text by default")
}

extension SpecInput {
  /// The only spec, when it is free of errors.
  fileprivate var edition: Edition? {
    guard !findings.hasErrors, let file = files.first, let api = file.api else { return nil }
    return Edition(spec: file.spec, api: api)
  }
}
