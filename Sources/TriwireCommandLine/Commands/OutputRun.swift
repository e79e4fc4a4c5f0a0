import TriwireGeneration
import TriwireSpec

/// What a command that writes sources does with them: sources → plan → disk.
package struct OutputRun {
  private enum Mode {
    case write, check, dryRun
  }

  private let arguments: Arguments
  private let mode: Mode

  package init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    let modes = [Option.check, .dryRun, .watch].filter(arguments.has)
    guard modes.count < 2 else {
      throw UsageError("\(modes[0].spelling) and \(modes[1].spelling) exclude each other")
    }
    mode =
      switch modes.first {
      case .check?: .check
      case .dryRun?: .dryRun
      default: .write
      }
  }

  /// Does it for files without errors; the findings so far are told with what comes of it.
  package func outcome(
    _ files: [OutputFile], _ findings: Findings = Findings(), isBrief: Bool = false
  ) -> Outcome {
    do throws(OutputFailure) {
      let plan = try OutputFolder(arguments.text(.output) ?? ".").plan(files)
      return try carryOut(plan, findings, isBrief)
    } catch {
      return Outcome(error, after: findings, arguments)
    }
  }

  private func carryOut(
    _ plan: OutputPlan, _ findings: Findings, _ isBrief: Bool
  ) throws(OutputFailure) -> Outcome {
    if mode == .check { return check(plan, findings) }
    if mode == .write { try plan.apply() }
    return report(plan, findings, isBrief)
  }

  private func report(_ plan: OutputPlan, _ findings: Findings, _ isBrief: Bool) -> Outcome {
    var outcome = Outcome(findings, arguments, exitCode: .success)
    if !arguments.has(.quiet) {
      let report = ChangeReport(plan, isDryRun: mode == .dryRun)
      outcome.output = isBrief ? report.line : report.text
    }
    return outcome
  }

  private func check(_ plan: OutputPlan, _ findings: Findings) -> Outcome {
    var findings = findings
    findings.diagnostics += OutputCheck(plan, version: TriwireVersion.current).diagnostics
    return Outcome(findings, arguments, exitCode: plan.isUpToDate ? .success : .findings)
  }
}
