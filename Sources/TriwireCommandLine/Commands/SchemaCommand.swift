import TriwireSpec

extension Command {
  static let schema = Command(
    "schema",
    summary: "Print the JSON Schema of the spec language, for editors",
    action: .run { _ in Outcome(output: SpecSchema.text) })
}
