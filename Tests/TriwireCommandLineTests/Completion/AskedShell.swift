import TriwireCommandLine
import TriwireCommands
import TriwireTestSupport

/// A shell that has read its script and is asked for completions, as if the tab key was pressed.
struct AskedShell {
  let shell: Shell
  let folder: TemporaryFolder

  /// What the shell offers for the last word of a line, each once and sorted; folders without their
  /// slash, values of options without the option.
  func completions(of line: String) async throws -> [String] {
    try folder.write(question, to: "ask/question")
    try folder.write(zshSetup, to: "ask/setup")
    let result = try await BuiltTool.shell("\(call) '\(line)'", in: folder)
    guard result.code == 0 else { throw ShellFailure(shell, result.errors) }
    let words = result.output.split(separator: "\n").map(bare)
    return Set(words).sorted()
  }

  /// Fish adds a description, and the option in front of its value.
  private func bare(_ line: Substring) -> String {
    let word = line.split(separator: "\t").first ?? ""
    let value = word.hasPrefix("--") ? word.split(separator: "=").last ?? "" : word
    return String(value.last == "/" ? value.dropLast() : value)
  }

  private var call: String {
    switch shell {
    case .bash: "bash ask/question"
    case .zsh: "zsh -f ask/question"
    case .fish: "fish --no-config ask/question"
    }
  }

  private var question: String {
    switch shell {
    case .bash:
      #"""
      source <("$TRIWIRE" completions bash)
      IFS=' ' read -ra COMP_WORDS <<< "${1//=/ = }"
      [[ $1 == *' ' ]] && COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _triwire
      printf '%s\n' "${COMPREPLY[@]}"

      """#
    case .zsh:
      #"""
      zmodload zsh/zpty
      zpty shell 'PS1= zsh -f -i'
      zpty -w shell 'autoload -Uz compinit; compinit -u -D; source ask/setup; print rea""dy'
      zpty -r shell output '*ready*'
      zpty -n -w shell "$1"$'\t'
      zpty -r shell output '*:end:*'
      [[ ! -e ask/offers ]] || { cat ask/offers; rm ask/offers }

      """#
    case .fish:
      #"""
      $TRIWIRE completions fish | source
      complete -C $argv[1]

      """#
    }
  }

  /// Writes down what is offered, where an interactive zsh would show it.
  private var zshSetup: String {
    #"""
    source <("$TRIWIRE" completions zsh)
    compadd() {
      local -a offers
      if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\ * ]]; then
        builtin compadd -A offers "$@"
        (( $#offers )) && print -rl -- $offers >> ask/offers
      fi
      builtin compadd "$@"
    }
    finish() { print ':end:' }
    comppostfuncs=(finish)

    """#
  }
}

/// A shell could not be asked; `make test` installs what is missing.
struct ShellFailure: Error, CustomStringConvertible {
  let description: String

  init(_ shell: Shell, _ reason: String) {
    description = "\(shell.rawValue) gave no answer; 'make test' installs it: \(reason)"
  }
}
