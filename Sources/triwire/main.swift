import Foundation
import TriwireCommandLine
import TriwireCommands

let outcome = Program.triwire.run(Array(CommandLine.arguments.dropFirst()))
exit(outcome.exitCode.rawValue)
