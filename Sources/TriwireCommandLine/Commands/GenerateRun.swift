import TriwireSpec

/// One call of `triwire generate`: settings → specs → sources → output. Each step needs the one before it to be
/// free of errors.
struct GenerateRun {
  private let arguments: Arguments
  private let output: OutputRun

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.has(.config) || !arguments.texts(.specs).isEmpty else {
      throw UsageError("\(Positional.specs.name) is missing")
    }
    self.arguments = arguments
    output = try OutputRun(arguments)
  }

  /// - Parameters:
  ///   - files: Where specs and templates are.
  ///   - isBrief: Whether the report is one line.
  func outcome(files: SourceFiles = .onDisk, isBrief: Bool = false) -> Outcome {
    let settings = GenerationSettings(arguments, files: files)
    guard !settings.findings.hasErrors else {
      return Outcome(settings.findings, arguments, exitCode: .findings)
    }
    let input = SpecInput(paths: settings.specs, files: files, isCodable: settings.isCodable)
    var outcome = outcome(of: input, settings, files: files, isBrief: isBrief)
    outcome.input = input
    return outcome
  }

  private func outcome(
    of input: SpecInput, _ settings: GenerationSettings, files: SourceFiles, isBrief: Bool
  ) -> Outcome {
    let sources = GeneratedSources(of: input, settings, files: files)
    guard !sources.findings.hasErrors else {
      return Outcome(sources.findings, arguments, exitCode: .findings)
    }
    return output.outcome(sources.files, sources.findings, isBrief: isBrief)
  }
}
