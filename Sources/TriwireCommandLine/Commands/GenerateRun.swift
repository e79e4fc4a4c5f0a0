import TriwireGeneration
import TriwireSpec

/// One call of `triwire generate`: specs → sources → plan → disk. Each step needs the one before it
/// to be free of errors.
struct GenerateRun {
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

  func outcome() -> Outcome {
    let input = SpecInput(
      paths: arguments.texts(.specs), isCodable: arguments.has(.codable))
    var outcome = outcome(of: input)
    outcome.input = input
    return outcome
  }

  private func outcome(of input: SpecInput) -> Outcome {
    let sources = GeneratedSources(of: input, arguments)
    guard !sources.findings.hasErrors else {
      return Outcome(sources.findings, arguments, exitCode: .findings)
    }
    do throws(OutputFailure) {
      let plan = try OutputFolder(arguments.text(.output) ?? ".").plan(sources.files)
      return try carryOut(plan, sources.findings)
    } catch {
      return Outcome(error, after: sources.findings, arguments)
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
