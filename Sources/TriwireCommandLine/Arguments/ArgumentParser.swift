import TriwireSpelling

/// What a command line asks for.
package enum Invocation: Sendable {
  case run(CommandPath, Arguments)
  case help(CommandPath)
  case version
}

/// A command line that makes no sense, and how far it did.
package struct ParsingFailure: Error, Sendable {
  package var error: UsageError
  package var path: CommandPath
}

/// Takes the words behind the program's name apart.
///
/// Options are written `--name value`, `--name=value`, `-n value` or `-nvalue`; flags may be joined,
/// as in `-qh`. Behind `--` every word is an argument. An option with a value stands at most once.
package struct ArgumentParser: Sendable {
  private let root: Command

  package init(_ root: Command) {
    self.root = root
  }

  package func parse(_ words: [String]) throws(ParsingFailure) -> Invocation {
    var words = words[...]
    var path = CommandPath(root: root)
    do throws(UsageError) {
      while case .choose(let commands) = path.command.action {
        guard let word = words.popFirst() else { throw missingCommand(commands) }
        if let invocation = try leadingOption(word, path) { return invocation }
        path = path.appending(try commands.named(word))
      }
      var reader = WordReader(path: path, words: words)
      let arguments = try reader.read()
      if arguments.has(.help) { return .help(path) }
      return try invocation(path, arguments)
    } catch {
      throw ParsingFailure(error: error, path: path)
    }
  }

  private func invocation(
    _ path: CommandPath, _ arguments: Arguments
  ) throws(UsageError) -> Invocation {
    guard case .help = path.command.action else { return .run(path, arguments) }
    var topic = CommandPath(root: root)
    for name in path.command.positionals.flatMap(arguments.texts) {
      topic = topic.appending(try topic.command.subcommands.named(name))
    }
    return .help(topic)
  }

  /// `--help` or `--version` in the place of a command.
  private func leadingOption(
    _ word: String, _ path: CommandPath
  ) throws(UsageError) -> Invocation? {
    guard word.hasPrefix("-") else { return nil }
    var reader = WordReader(path: path, words: [word])
    let arguments = try reader.read()
    return arguments.has(.version) ? .version : .help(path)
  }

  private func missingCommand(_ commands: [Command]) -> UsageError {
    UsageError(
      "a command is missing", suggestion: "choose from \(commands.map(\.name).choices)")
  }
}

extension [Command] {
  fileprivate func named(_ name: String) throws(UsageError) -> Command {
    if let command = first(where: { $0.name == name }) { return command }
    throw UsageError(
      "unknown command '\(name)'", suggestion: NearestName(of: map(\.name), to: name)?.suggestion)
  }
}

extension [String] {
  /// `a, b or c`.
  package var choices: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
