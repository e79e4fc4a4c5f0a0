import TriwireSpec

extension Option {
  package static let diagnostics = Option(
    "diagnostics",
    value: .choice(of: DiagnosticFormat.self, placeholder: "FORMAT"),
    help: "How errors and warnings are written to standard error")
}

extension Positional {
  package static let specs = Positional(
    "SPEC", .oneOrMore, completion: .specs, help: "The main file of a spec")
}

extension Arguments {
  package var diagnosticFormat: DiagnosticFormat { choice(.diagnostics) ?? .text }
}

extension Outcome {
  /// Nothing was done, for the reasons that the findings give.
  package init(_ findings: Findings, _ arguments: Arguments, exitCode: ExitCode) {
    self.init(
      findings: findings, diagnosticFormat: arguments.diagnosticFormat, exitCode: exitCode)
  }

  /// Nothing was written, for the reasons of `failure`, which follow the findings so far.
  package init(
    _ failure: OutputFailure, after findings: Findings = Findings(), _ arguments: Arguments
  ) {
    var findings = findings
    findings.diagnostics += failure.errors.map { Diagnostic(.error, $0.message, at: nil) }
    self.init(findings, arguments, exitCode: .output)
  }
}
