import TriwireCommandLine

/// The script for fish, 3.1 or later.
struct FishCompletion {
  let program: String
  let places: [CompletionPlace]

  var script: String {
    """
    # Completion of \(program) for fish.
    function __\(program)_place --description 'The command so far, and how many arguments it has'
      set -l place ''
      set -l count 0
      set -l skip 0
      set -l words (commandline -opc)
      for word in $words[2..]
        if test $skip = 1
          set skip 0
          continue
        end
        switch "$place $word"
          case \(steps)
            set place "$place $word"
          case \(takers)
            set skip 1
          case '* -*'
          case '*'
            set count (math $count + 1)
        end
      end
      echo "$place:$count"
    end

    function __\(program)_at --description 'Whether the command line is at a place'
      string match -qr -- "^$argv[1]\\$" (__\(program)_place)
    end

    complete -c \(program) -f
    \(places.flatMap(lines).joined(separator: "\n"))

    """
  }

  private var steps: String {
    places.filter { !$0.words.isEmpty }.map { "'\($0.path)'" }.joined(separator: " ")
  }

  private var takers: String {
    places.flatMap { place in
      place.valueOptions.flatMap(\.spellings).map { "'\(place.path) \($0)'" }
    }.joined(separator: " ")
  }

  private func lines(_ place: CompletionPlace) -> [String] {
    place.commands.map { command in
      let help = Shell.quoted(command.summary)
      return "\(condition(place, ":0")) -a \(command.name) -d \(help)"
    } + arguments(place) + place.options.map { option(place, $0) }
  }

  private func arguments(_ place: CompletionPlace) -> [String] {
    guard place.commands.isEmpty else { return [] }
    return place.arguments.map { argument in
      condition(place, ":" + count(argument)) + candidates(argument.completion)
    }
  }

  /// A pattern of how many arguments stand before.
  private func count(_ argument: CompletionPlace.Argument) -> String {
    argument.repeats ? "([\(argument.index)-9]|[0-9]{2,})" : "\(argument.index)"
  }

  private func option(_ place: CompletionPlace, _ option: Option) -> String {
    let short = option.short.map { " -s \($0)" } ?? ""
    let value = option.value == .none ? "" : " -x" + candidates(option.completion)
    return "\(condition(place, ":.*")) -l \(option.name)\(short)\(value) -d "
      + Shell.quoted(option.help)
  }

  private func condition(_ place: CompletionPlace, _ end: String) -> String {
    "complete -c \(program) -n \"__\(program)_at '\(place.path)\(end)'\""
  }

  private func candidates(_ completion: Completion) -> String {
    switch completion {
    case .none: ""
    case .folders: " -a '(__fish_complete_directories)'"
    case .files(let suffixes):
      " -k -a '(\(suffixes.map { "__fish_complete_suffix \($0)" }.joined(separator: "; ")))'"
    case .words(let words): " -a '\(words.joined(separator: " "))'"
    }
  }
}
