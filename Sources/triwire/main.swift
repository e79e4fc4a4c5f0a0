import Foundation
import TriwireCommandLine

exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
