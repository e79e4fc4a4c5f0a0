/// An option of a command: what the parser, the help and a shell's completion need to know.
package struct Option: Equatable, Sendable {
  /// The long name, without dashes.
  package var name: String
  /// The letter after a single dash.
  package var short: Character?
  package var value: Value
  package var isRequired: Bool
  /// One sentence without a final period.
  package var help: String

  package enum Value: Equatable, Sendable {
    /// A flag takes no value.
    case none
    /// Any text that isn't empty; the placeholder stands for it in the help.
    case text(placeholder: String, Completion = .none)
    case choice(of: [String], placeholder: String)
    case integer(in: ClosedRange<Int>, placeholder: String)
  }

  package init(
    _ name: String,
    short: Character? = nil,
    value: Value = .none,
    isRequired: Bool = false,
    help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.isRequired = isRequired
    self.help = help
  }
}

extension Option {
  /// `--output`.
  package var spelling: String { "--\(name)" }

  /// `--output` and `-o`.
  package var spellings: [String] { [spelling] + (short.map { ["-\($0)"] } ?? []) }

  /// `DIR`; `nil` for a flag.
  package var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let placeholder, _), .choice(_, let placeholder), .integer(_, let placeholder):
      placeholder
    }
  }

  /// Understood by every command.
  package static let help = Option("help", short: "h", help: "Show what a command does")

  /// Understood before a command.
  package static let version = Option("version", help: "Show the version of triwire")
}

extension Option.Value {
  /// One of the raw values of an enum.
  package static func choice<Choice>(
    of type: Choice.Type, placeholder: String
  ) -> Option.Value where Choice: CaseIterable & RawRepresentable<String> {
    .choice(of: type.allCases.map(\.rawValue), placeholder: placeholder)
  }
}
