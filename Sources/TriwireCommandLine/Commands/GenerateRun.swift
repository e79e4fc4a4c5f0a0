import TriwireSpec

/// One call of `triwire generate`: specs → sources → output. Each step needs the one before it to be
/// free of errors.
struct GenerateRun {
  private let arguments: Arguments
  private let output: OutputRun

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    output = try OutputRun(arguments)
  }

  /// - Parameters:
  ///   - files: Where specs and templates are.
  ///   - isBrief: Whether the report is one line.
  func outcome(files: SourceFiles = .onDisk, isBrief: Bool = false) -> Outcome {
    let input = SpecInput(
      paths: arguments.texts(.specs), files: files, isCodable: arguments.has(.codable))
    var outcome = outcome(of: input, files: files, isBrief: isBrief)
    outcome.input = input
    return outcome
  }

  private func outcome(of input: SpecInput, files: SourceFiles, isBrief: Bool) -> Outcome {
    let sources = GeneratedSources(of: input, files: files, arguments)
    guard !sources.findings.hasErrors else {
      return Outcome(sources.findings, arguments, exitCode: .findings)
    }
    return output.outcome(sources.files, sources.findings, isBrief: isBrief)
  }
}
