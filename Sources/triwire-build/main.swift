import Foundation
import TriwireCommandLine

// What the build plugin calls: each user's first build compiles it, so it has nothing else.
let program = Program(
  Command(
    "triwire-build", summary: "Generate API clients during a build",
    action: .choose([.generate, .help])))
let outcome = program.run(Array(CommandLine.arguments.dropFirst()))
exit(outcome.exitCode.rawValue)
