import Foundation
import TriwireCommandLine

let outcome = Program.run(Array(CommandLine.arguments.dropFirst()))
exit(outcome.exitCode.rawValue)
