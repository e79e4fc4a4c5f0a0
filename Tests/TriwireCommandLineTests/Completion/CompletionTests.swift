import Foundation
import Testing
import TriwireCommandLine
import TriwireCommands
import TriwireTestSupport

@Suite struct CompletionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["shop.yaml", "zoo.yml", "notes.txt", "sub/deep.yaml"] {
      try folder.write("", to: name)
    }
  }

  private static let commands = Program.triwire.command.subcommands.map(\.name).sorted()

  private static let cases: [(line: String, offers: [String])] = [
    ("triwire ", commands),
    ("triwire gen", ["generate"]),
    ("triwire --ver", ["--version"]),
    ("triwire templates ", ["copy", "list", "show"]),
    ("triwire generate --ac", ["--access"]),
    ("triwire generate --access ", ["internal", "package", "public"]),
    ("triwire generate --access=p", ["package", "public"]),
    ("triwire generate s", ["shop.yaml", "sub"]),
    ("triwire generate -o out z", ["zoo.yml"]),
    ("triwire generate shop.yaml -q z", ["zoo.yml"]),
    ("triwire generate --output s", ["sub"]),
    ("triwire generate --shards ", []),
    ("triwire validate --diagnostics j", ["json"]),
    ("triwire templates show mod", ["model", "models"]),
    ("triwire templates copy s", ["sub"]),
    ("triwire templates copy sub mod", ["model", "models"]),
    ("triwire completions ", ["bash", "fish", "zsh"]),
    ("triwire help ", commands),
    ("triwire help templates s", ["show"]),
    ("triwire generate help", []),
  ]

  @Test(arguments: Shell.allCases)
  func offers(shell: Shell) async throws {
    let shell = AskedShell(shell: shell, folder: folder)
    for (line, offers) in Self.cases {
      #expect(try await shell.completions(of: line) == offers, "\(line)")
    }
  }

  /// What the description of the command line says is what all three scripts say.
  @Test(arguments: Shell.allCases)
  func knowsEveryOption(shell: Shell) {
    let script = shell.script(for: Program.triwire.command)
    for name in Self.options(of: Program.triwire.command) {
      #expect(script.contains(name), "\(name)")
    }
  }

  @Test func anUnknownShell() async throws {
    let result = try await BuiltTool.run(["completions", "ksh"], in: folder)
    #expect(result.code == 64)
    #expect(result.errors.hasPrefix("error: 'ksh' is none of bash, zsh or fish\n"))
  }

  private static func options(of command: Command) -> [String] {
    command.options.map(\.name) + command.subcommands.flatMap(options)
  }
}
