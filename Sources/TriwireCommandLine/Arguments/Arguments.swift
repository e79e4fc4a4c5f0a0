/// What the words behind a command said. The parser has checked every value.
package struct Arguments: Equatable, Sendable {
  private var options: [String: String] = [:]
  private var positionals: [String: [String]] = [:]

  package init() {}

  /// Whether the option stands there.
  package func has(_ option: Option) -> Bool {
    options[option.name] != nil
  }

  /// The option's value; `nil` when it doesn't stand there.
  package func text(_ option: Option) -> String? {
    options[option.name]
  }

  package func integer(_ option: Option) -> Int? {
    options[option.name].flatMap { Int($0) }
  }

  package func choice<Choice: RawRepresentable<String>>(
    _ option: Option, as type: Choice.Type = Choice.self
  ) -> Choice? {
    options[option.name].flatMap(Choice.init)
  }

  /// The first argument in this place; empty when there is none, which only an optional one lacks.
  package func text(_ positional: Positional) -> String {
    positionals[positional.name]?.first ?? ""
  }

  package func texts(_ positional: Positional) -> [String] {
    positionals[positional.name] ?? []
  }

  mutating func set(_ option: Option, to value: String) {
    options[option.name] = value
  }

  mutating func append(_ word: String, to positional: Positional) {
    positionals[positional.name, default: []].append(word)
  }
}
