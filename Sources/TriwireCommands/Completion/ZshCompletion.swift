import TriwireCommandLine

/// The script for zsh, 5 or later.
struct ZshCompletion {
  let program: String
  let places: [CompletionPlace]

  var script: String {
    """
    #compdef \(program)
    # Completion of \(program) for zsh.

    \(places.map(function).joined(separator: "\n\n"))

    if [[ $funcstack[1] == _\(program) ]]; then
      _\(program) "$@"
    else
      compdef _\(program) \(program)
    fi

    """
  }

  /// Each place has a function of its own, which calls that of the command behind it.
  private func function(_ place: CompletionPlace) -> String {
    let body = place.commands.isEmpty ? end(place) : branch(place)
    return "\(name(place.words))() {\n\(body)\n}"
  }

  private func name(_ words: [String]) -> String {
    "_" + ([program] + words).joined(separator: "_")
  }

  private func end(_ place: CompletionPlace) -> String {
    "  " + call(options(place) + place.positionals.enumerated().map(argument), indent: 4)
  }

  private func branch(_ place: CompletionPlace) -> String {
    let commands = place.commands.map { Shell.quoted("\($0.name):\($0.summary)") }
    let specs = options(place) + ["'1:command:->command'", "'*::argument:->argument'"]
    return """
        local context curcontext=$curcontext state state_descr line
        local -A opt_args
        local -a commands=(
          \(commands.joined(separator: "\n      "))
        )
        \(call(["-C"] + specs, indent: 4)) && return
        case $state in
          command) _describe command commands ;;
          argument)
            case $words[1] in
              \(steps(place).joined(separator: "\n          "))
            esac ;;
        esac
      """
  }

  private func steps(_ place: CompletionPlace) -> [String] {
    places.map(\.words).filter { $0.dropLast() == place.words[...] && !$0.isEmpty }
      .map { "\($0.last ?? "")) \(name($0)) ;;" }
  }

  private func call(_ specs: [String], indent: Int) -> String {
    let separator = " \\\n" + String(repeating: " ", count: indent)
    return (["_arguments -s"] + specs).joined(separator: separator)
  }

  private func options(_ place: CompletionPlace) -> [String] {
    place.options.map { option in
      let isFlag = option.value == .none
      let long = option.spelling + (isFlag ? "" : "=")
      let short = option.short.map { "-\($0)" + (isFlag ? "" : "+") }
      let help = "[\(option.help.replacing("]", with: "\\]"))]\(value(option))"
      guard let short else { return Shell.quoted(long + help) }
      let names = option.spellings.joined(separator: " ")
      return "'(\(names))'{\(short),\(long)}\(Shell.quoted(help))"
    }
  }

  private func value(_ option: Option) -> String {
    option.placeholder.map { ":\($0):\(action(option.completion))" } ?? ""
  }

  private func argument(_ index: Int, _ positional: Positional) -> String {
    let number = positional.count == .one ? "\(index + 1)" : "*"
    return Shell.quoted("\(number):\(positional.name):\(action(positional.completion))")
  }

  private func action(_ completion: Completion) -> String {
    switch completion {
    case .none: " "
    case .folders: "_files -/"
    case .files(let suffixes):
      "_files -g \"*(\(suffixes.joined(separator: "|")))\""
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }
}
