/// What a command has to say, and how it went.
package struct Outcome: Sendable {
  /// For standard output: the product of the command or the report of what it did.
  package var output: String
  /// For standard error.
  package var findings: Findings
  package var diagnosticFormat: DiagnosticFormat
  package var exitCode: ExitCode
  /// What a run read. It lives as long as the process: to take a big spec apart, piece by piece,
  /// just before the system frees all memory at once would be time for nothing.
  var input: SpecInput?
  /// Gives what follows once this was written, for commands that go on; it may wait for it. `nil`
  /// instead of an outcome ends the program.
  package var next: (@Sendable () -> Outcome?)?

  package init(
    output: String = "",
    findings: Findings = Findings(),
    diagnosticFormat: DiagnosticFormat = .text,
    exitCode: ExitCode = .success
  ) {
    self.output = output
    self.findings = findings
    self.diagnosticFormat = diagnosticFormat
    self.exitCode = exitCode
  }
}
