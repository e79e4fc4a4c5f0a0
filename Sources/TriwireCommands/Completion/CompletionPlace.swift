import TriwireCommandLine

/// A place on the command line behind a command, and what may follow there.
struct CompletionPlace {
  /// The words behind the program's name: empty at first, `templates copy`.
  var words: [String]
  /// What may follow as a command.
  var commands: [Command]
  var options: [Option]
  var positionals: [Positional]

  struct Argument {
    /// Among the arguments, from 0.
    var index: Int
    /// The same may follow any number of times.
    var repeats: Bool
    var completion: Completion
  }

  /// Every place of a program, those of `help` with the commands it explains too.
  static func all(of root: Command) -> [CompletionPlace] {
    places(CommandPath(root: root)).flatMap { path in
      guard case .help = path.command.action else { return [CompletionPlace(path)] }
      return topics(path, root)
    }
  }

  private static func places(_ path: CommandPath) -> [CommandPath] {
    [path] + path.command.subcommands.flatMap { places(path.appending($0)) }
  }

  /// `help`, and `help templates`: commands alone.
  private static func topics(_ help: CommandPath, _ root: Command) -> [CompletionPlace] {
    places(CommandPath(root: root)).map { topic in
      CompletionPlace(
        words: help.words + topic.words, commands: topic.command.subcommands,
        options: topic.isRoot ? help.options : [], positionals: [])
    }
  }
}

extension CompletionPlace {
  /// The words, each behind a space.
  var path: String { words.map { " \($0)" }.joined() }

  var valueOptions: [Option] { options.filter { $0.value != .none } }

  /// What may stand as an argument, from first to last; empty where there is nothing to offer.
  var arguments: [Argument] {
    let words = Completion.words(commands.map(\.name))
    guard commands.isEmpty else { return [Argument(index: 0, repeats: false, completion: words)] }
    return positionals.enumerated()
      .map { Argument(index: $0, repeats: $1.count != .one, completion: $1.completion) }
      .filter { $0.completion != .none }
  }

  private init(_ path: CommandPath) {
    self.init(
      words: path.words, commands: path.command.subcommands, options: path.options,
      positionals: path.command.positionals)
  }
}

extension CommandPath {
  /// Those behind the program's name.
  fileprivate var words: [String] { commands.dropFirst().map(\.name) }
}
