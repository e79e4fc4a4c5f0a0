import TriwireCommandLine

/// The script for bash, 3.2 or later.
struct BashCompletion {
  let program: String
  let places: [CompletionPlace]

  var script: String {
    """
    # Completion of \(program) for bash.
    _\(program)_reply() {
      local line
      COMPREPLY=()
      while IFS= read -r line; do COMPREPLY+=("$line"); done
    }

    _\(program)_words() { _\(program)_reply < <(compgen -W "$1" -- "$word"); }

    _\(program)_folders() {
      compopt -o filenames 2>/dev/null
      _\(program)_reply < <(compgen -d -- "$word")
    }

    _\(program)_files() {
      compopt -o filenames 2>/dev/null
      _\(program)_reply < <(
        compgen -d -- "$word"
        for suffix; do compgen -f -X "!*$suffix" -- "$word"; done)
    }

    _\(program)() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
      local place= index count=0 skip=
      # Bash takes '--name=value' for three words.
      if [[ $word == = ]]; then
        word=
      elif [[ $before == = ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        if [[ ${COMP_WORDS[index]} == = ]]; then skip=1; continue; fi
        if [[ $skip ]]; then skip=; continue; fi
        case "$place ${COMP_WORDS[index]}" in
          \(steps)) place+=" ${COMP_WORDS[index]}" ;;
          \(takers)) skip=1 ;;
          *" -"*) ;;
          *) count=$((count + 1)) ;;
        esac
      done
      case "$place $before" in
    \(lines(values))
      esac
      if [[ $word == -* ]]; then
        case "$place" in
    \(lines(options))
        esac
        return
      fi
      case "$place:$count" in
    \(lines(arguments))
      esac
    }
    complete -F _\(program) \(program)

    """
  }

  /// The patterns of words that lead on.
  private var steps: String {
    places.filter { !$0.words.isEmpty }.map { pattern($0) }.joined(separator: "|")
  }

  /// The patterns of options with a value.
  private var takers: String {
    places.flatMap { place in place.valueOptions.map { patterns($0, place) } }
      .joined(separator: "|")
  }

  private func lines(_ lines: [String]) -> String {
    lines.map { "      \($0)" }.joined(separator: "\n")
  }

  private func pattern(_ place: CompletionPlace, _ end: String = "") -> String {
    "\"\(place.path)\(end)\""
  }

  private func patterns(_ option: Option, _ place: CompletionPlace) -> String {
    option.spellings.map { pattern(place, " \($0)") }.joined(separator: "|")
  }

  /// What follows an option that has a value; where nothing can be offered nothing is.
  private var values: [String] {
    places.flatMap { place in
      place.valueOptions.map { "\(patterns($0, place))) \(call($0.completion)); return ;;" }
    }
  }

  private var options: [String] {
    places.filter { !$0.options.isEmpty }.map { place in
      "\(pattern(place))) \(call(.words(place.options.flatMap(\.spellings)))) ;;"
    }
  }

  private var arguments: [String] {
    places.flatMap { place in
      place.arguments.map { argument in
        // The arguments before have branches before this one.
        let count =
          argument.repeats ? pattern(place, ":") + "*" : pattern(place, ":\(argument.index)")
        return "\(count)) \(call(argument.completion)) ;;"
      }
    }
  }

  private func call(_ completion: Completion) -> String {
    switch completion {
    case .none: ":"
    case .folders: "_\(program)_folders"
    case .files(let suffixes): "_\(program)_files \(suffixes.joined(separator: " "))"
    case .words(let words): "_\(program)_words \"\(words.joined(separator: " "))\""
    }
  }
}
