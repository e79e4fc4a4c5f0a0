import TriwireSpec

/// `triwire generate --watch`: a run, and another one after each change of what the last one read.
struct Watch: Sendable {
  private let run: GenerateRun
  private let arguments: Arguments

  init(_ run: GenerateRun, _ arguments: Arguments) {
    self.run = run
    self.arguments = arguments
  }

  /// What a run read and found.
  private struct Round {
    var view: DiskView
    var findings: Findings
  }

  /// The outcome of the first run; those of the others follow it.
  func first() -> Outcome {
    Signals.hold()
    let (round, outcome) = generate(isBrief: false)
    var first = outcome
    let count = round.view.fileCount
    first.output += "watching \(count) \(count == 1 ? "file" : "files")\n"
    return first.followed(by: next(after: round))
  }

  private func next(after last: Round) -> @Sendable () -> Outcome? {
    { [self] in
      guard Patience.waitForChange(of: last.view) else { return nil }
      let (round, outcome) = generate(isBrief: true)
      return news(outcome, after: last).followed(by: next(after: round))
    }
  }

  private func generate(isBrief: Bool) -> (Round, Outcome) {
    let recorder = DiskRecorder()
    let settings = GenerationSettings(arguments, files: recorder.files)
    if let folder = settings.templates { recorder.note { $0.add(folder: folder) } }
    var outcome = run.outcome(files: recorder.files, isBrief: isBrief)
    outcome.exitCode = .success
    return (Round(view: recorder.view, findings: outcome.findings), outcome)
  }

  /// Errors and warnings that people were shown already are not shown again.
  private func news(_ outcome: Outcome, after last: Round) -> Outcome {
    var news = outcome
    let isKnown = outcome.findings.diagnostics == last.findings.diagnostics
    if isKnown, outcome.diagnosticFormat == .text { news.findings = Findings() }
    if last.findings.hasErrors, !outcome.findings.hasErrors {
      news.output = "no more errors\n" + news.output
    }
    return news
  }
}

extension Outcome {
  fileprivate func followed(by next: @escaping @Sendable () -> Outcome?) -> Outcome {
    var outcome = self
    outcome.next = next
    return outcome
  }
}
