/// A command: one description that parsing, help and a shell's completion share.
package struct Command: Sendable {
  package var name: String
  /// One sentence without a final period, for the list of commands.
  package var summary: String
  /// Further paragraphs for the command's own help; may be empty.
  package var discussion: String
  package var positionals: [Positional]
  package var options: [Option]
  package var action: Action

  package enum Action: Sendable {
    case run(@Sendable (Arguments) throws(UsageError) -> Outcome)
    /// The command only leads to others.
    case choose([Command])
    /// Shows the help of the command that the arguments name.
    case help
  }

  package init(
    _ name: String,
    summary: String,
    discussion: String = "",
    positionals: [Positional] = [],
    options: [Option] = [],
    action: Action
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.positionals = positionals
    self.options = options
    self.action = action
  }

  /// Empty for a command that runs.
  package var subcommands: [Command] {
    if case .choose(let commands) = action { commands } else { [] }
  }
}

/// A command together with those that lead to it.
package struct CommandPath: Sendable {
  package private(set) var commands: [Command]
  /// The last one.
  package private(set) var command: Command

  package init(root: Command) {
    commands = [root]
    command = root
  }

  package func appending(_ next: Command) -> CommandPath {
    var path = self
    path.commands.append(next)
    path.command = next
    return path
  }

  package var isRoot: Bool { commands.count == 1 }

  /// `triwire templates list`.
  package var spelling: String { commands.map(\.name).joined(separator: " ") }

  /// `triwire help templates list`.
  package var helpSpelling: String {
    let names = commands.map(\.name)
    return (names.prefix(1) + ["help"] + names.dropFirst()).joined(separator: " ")
  }

  /// The options that may stand here.
  package var options: [Option] {
    command.options + (isRoot ? [.help, .version] : [.help])
  }
}
