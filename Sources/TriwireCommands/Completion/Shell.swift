package import TriwireCommandLine

/// A shell that completes the words of a command line.
package enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish

  /// The script that teaches the shell a program.
  package func script(for root: Command) -> String {
    let places = CompletionPlace.all(of: root)
    return switch self {
    case .bash: BashCompletion(program: root.name, places: places).script
    case .zsh: ZshCompletion(program: root.name, places: places).script
    case .fish: FishCompletion(program: root.name, places: places).script
    }
  }

  /// How the script is taken into use.
  package var advice: String {
    switch self {
    case .bash: "source <(triwire completions bash)"
    case .zsh: "source <(triwire completions zsh)"
    case .fish: "triwire completions fish | source"
    }
  }

  /// A text as one word of the shell.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
