import Foundation
import TriwireGeneration
import TriwireSpec

/// A program: the commands that its command line knows.
package struct Program: Sendable {
  package let command: Command

  package init(_ command: Command) {
    self.command = command
  }

  /// Does what the words behind the program's name ask for.
  package func outcome(of words: [String]) -> Outcome {
    do throws(ParsingFailure) {
      return try perform(try ArgumentParser(command).parse(words))
    } catch {
      return Outcome(failure: error)
    }
  }

  /// Runs the program for the words behind its name, on the streams of the process.
  ///
  /// - Returns: What was printed; its exit code tells, too, when that failed.
  package func run(_ words: [String]) -> Outcome {
    // A file that outgrows the limit of the process is an error of the write like any other.
    signal(SIGXFSZ, SIG_IGN)
    var outcome = outcome(of: words)
    do throws(OutputError) {
      try write(outcome)
      while let next = outcome.next?() {
        outcome = next
        try write(outcome)
      }
    } catch {
      try? Terminal.write("error: \(error.message)\n", to: STDERR_FILENO)
      outcome.exitCode = .output
    }
    return outcome
  }

  private func write(_ outcome: Outcome) throws(OutputError) {
    let environment = ProcessInfo.processInfo.environment
    let colors = Terminal.showsColors(STDERR_FILENO, environment: environment)
    try Terminal.write(outcome.output, to: STDOUT_FILENO)
    try Terminal.write(outcome.diagnostics(colors: colors), to: STDERR_FILENO)
  }

  private func perform(_ invocation: Invocation) throws(ParsingFailure) -> Outcome {
    switch invocation {
    case .version: return Outcome(output: "triwire \(TriwireVersion.current)\n")
    case .help(let path): return Outcome(output: Help(path).text)
    case .run(let path, let arguments):
      do throws(UsageError) {
        return try path.command.run(arguments)
      } catch {
        throw ParsingFailure(error: error, path: path)
      }
    }
  }
}

extension Command {
  fileprivate func run(_ arguments: Arguments) throws(UsageError) -> Outcome {
    guard case .run(let body) = action else { return Outcome() }
    return try body(arguments)
  }

  /// Shows the help of the other commands.
  package static let help: Command = Command(
    "help",
    summary: "Show what a command does",
    positionals: [Positional("COMMAND", .any, help: "The command, as in 'help templates copy'")],
    action: .help)
}

extension Outcome {
  fileprivate init(failure: ParsingFailure) {
    let (error, path) = (failure.error, failure.path)
    let hint = path.isRoot ? "triwire help" : path.helpSpelling
    self.init(
      findings: Findings([
        Diagnostic(.error, error.message, at: nil, suggestion: error.suggestion),
        Diagnostic(.note, "usage: \(Help(path).usage)", at: nil),
        Diagnostic(.note, "'\(hint)' tells more", at: nil),
      ]),
      exitCode: .usage)
  }

  fileprivate func diagnostics(colors: Bool) -> String {
    diagnosticFormat.print(findings, colors: colors)
  }
}
