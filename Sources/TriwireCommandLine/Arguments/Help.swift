/// The help of a command as text.
package struct Help {
  private let path: CommandPath

  package init(_ path: CommandPath) {
    self.path = path
  }

  package var text: String {
    let sections = [
      path.command.summary + ".",
      "Usage: \(usage)",
      section("Arguments", path.command.positionals.map { ($0.spelling, $0.help) }),
      section("Commands", path.command.subcommands.map { ($0.name, $0.summary) }),
      section("Options", path.options.map { ($0.helpSpelling, $0.helpText) }),
      path.command.discussion,
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// `triwire generate SPEC… --output DIR [OPTION…]`.
  package var usage: String {
    let command = path.command
    let required = command.options.filter(\.isRequired).map(\.usageSpelling)
    let rest = command.subcommands.isEmpty ? "[OPTION…]" : "COMMAND"
    return ([path.spelling] + command.positionals.map(\.spelling) + required + [rest])
      .joined(separator: " ")
  }

  private func section(_ title: String, _ entries: [(label: String, text: String)]) -> String {
    guard !entries.isEmpty else { return "" }
    let width = entries.map(\.label.count).max() ?? 0
    let lines = entries.map { entry in
      let gap = String(repeating: " ", count: width - entry.label.count + 2)
      let indent = String(repeating: " ", count: width + 4)
      return "  \(entry.label)\(gap)\(entry.text.replacing("\n", with: "\n" + indent))"
    }
    return "\(title):\n" + lines.joined(separator: "\n")
  }
}

extension Option {
  /// `--output DIR`.
  fileprivate var usageSpelling: String {
    [spelling, placeholder].compactMap { $0 }.joined(separator: " ")
  }

  /// `-o, --output DIR`, with room for the letter when there is none.
  fileprivate var helpSpelling: String {
    (short.map { "-\($0), " } ?? "    ") + usageSpelling
  }

  /// The help, with the choices on a line of their own.
  fileprivate var helpText: String {
    guard case .choice(let choices, _) = value else { return help }
    return "\(help):\n\(choices.choices)"
  }
}
