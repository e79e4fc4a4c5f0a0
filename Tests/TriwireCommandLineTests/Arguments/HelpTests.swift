import Foundation
import Testing
import TriwireCommandLine
import TriwireCommands
import TriwireTestSupport

@Suite struct HelpTests {
  @Test func everythingThatADescriptionSays() {
    let command = Command(
      "make", summary: "Make it", discussion: "Nothing is lost.",
      positionals: [Positional("FILE", .oneOrMore, help: "Files to make")],
      options: [
        Option(
          "output", short: "o", value: .text(placeholder: "DIR"), isRequired: true, help: "Where"),
        Option("level", value: .choice(of: ["low", "high"], placeholder: "LEVEL"), help: "How"),
      ],
      action: .run { _ in Outcome() })
    let root = Command("tool", summary: "A tool", action: .choose([command]))
    #expect(
      Help(CommandPath(root: root).appending(command)).text == """
        Make it.

        Usage: tool make FILE… --output DIR [OPTION…]

        Arguments:
          FILE…  Files to make

        Options:
          -o, --output DIR   Where
              --level LEVEL  How:
                             low or high
          -h, --help         Show what a command does

        Nothing is lost.

        """)
  }

  @Test(arguments: paths(CommandPath(root: Program.triwire.command)))
  func fitsInATerminal(path: CommandPath) {
    let lines = Help(path).text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      #expect(line.count <= 100, "\(path.spelling): \(line)")
      #expect(line.last != " ", "\(path.spelling): \(line)")
    }
    #expect(lines.last == "")
  }

  @Test func theOverviewNamesCommandsAndExitCodes() {
    let text = Help(CommandPath(root: Program.triwire.command)).text
    for command in Program.triwire.command.subcommands {
      #expect(text.contains("  \(command.name) "))
    }
    for code in ExitCode.allCases {
      #expect(text.contains("  \(code.rawValue)  \(code.help)"))
    }
  }

  @Test(arguments: paths(CommandPath(root: Program.triwire.command)))
  func isInTheReference(path: CommandPath) throws {
    let file = Toolchain.root.appending(path: "Specs/COMMANDS.md")
    let reference = try String(contentsOf: file, encoding: .utf8)
    let name = path.isRoot ? path.spelling : String(path.spelling.dropFirst("triwire ".count))
    #expect(reference.contains("`\(name)"), "\(name)")
    for option in path.command.options {
      #expect(reference.contains(option.spelling), "\(option.spelling)")
    }
  }

  private static func paths(_ path: CommandPath) -> [CommandPath] {
    [path] + path.command.subcommands.flatMap { paths(path.appending($0)) }
  }
}

extension CommandPath: CustomTestStringConvertible {
  /// The words that lead to the command.
  public var testDescription: String { spelling }
}
