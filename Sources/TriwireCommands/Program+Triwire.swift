package import TriwireCommandLine

extension Program {
  /// Everything that can be said on the command line.
  package static let triwire = Program(
    Command(
      "triwire",
      summary: "Generate typed Swift API clients from YAML specs",
      discussion: """
        Exit codes:
        \(exitCodes)

        'triwire help COMMAND' tells more about a command.
        """,
      action: .choose([
        .generate, .validate, .diff, .initialize, .runtime, .schema, .templates, .completions,
        .help,
      ])))

  private static var exitCodes: String {
    ExitCode.allCases.map { code in
      let number = String(code.rawValue)
      return String(repeating: " ", count: 4 - number.count) + "\(number)  \(code.help)"
    }.joined(separator: "\n")
  }
}
