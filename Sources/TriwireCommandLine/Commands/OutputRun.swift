import TriwireGeneration
import TriwireSpec

/// What a command that writes sources does with them: sources → plan → disk.
struct OutputRun {
  private enum Mode {
    case write, check, dryRun
  }

  private let arguments: Arguments
  private let mode: Mode

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    switch (arguments.has(.check), arguments.has(.dryRun)) {
    case (true, true): throw UsageError("--check and --dry-run exclude each other")
    case (true, false): mode = .check
    case (false, true): mode = .dryRun
    case (false, false): mode = .write
    }
  }

  /// Does it for files without errors; the findings so far are told with what comes of it.
  func outcome(_ files: [OutputFile], _ findings: Findings = Findings()) -> Outcome {
    do throws(OutputFailure) {
      let plan = try OutputFolder(arguments.text(.output) ?? ".").plan(files)
      return try carryOut(plan, findings)
    } catch {
      return Outcome(error, after: findings, arguments)
    }
  }

  private func carryOut(
    _ plan: OutputPlan, _ findings: Findings
  ) throws(OutputFailure) -> Outcome {
    switch mode {
    case .check: return check(plan, findings)
    case .dryRun: return report(plan, findings)
    case .write:
      try plan.apply()
      return report(plan, findings)
    }
  }

  private func report(_ plan: OutputPlan, _ findings: Findings) -> Outcome {
    var outcome = Outcome(findings, arguments, exitCode: .success)
    if !arguments.has(.quiet) {
      outcome.output = ChangeReport(plan, isDryRun: mode == .dryRun).text
    }
    return outcome
  }

  private func check(_ plan: OutputPlan, _ findings: Findings) -> Outcome {
    var findings = findings
    findings.diagnostics += OutputCheck(plan, version: TriwireVersion.current).diagnostics
    return Outcome(findings, arguments, exitCode: plan.isUpToDate ? .success : .findings)
  }
}
