import TriwireCommandLine
import TriwireSchema

extension Command {
  static let schema = Command(
    "schema",
    summary: "Print the JSON Schema of the spec language, for editors",
    discussion: """
      Editors with yaml-language-server take the schema that the first line of a spec names:

        # yaml-language-server: $schema=\(SchemaFile.name)

      The path starts at the spec's folder. 'triwire init' writes this line. With '--output' an
      older schema is replaced, and no other file.
      """,
    options: [.file],
    action: .run { arguments in
      guard let path = arguments.text(.file) else { return Outcome(output: SpecSchema.text) }
      do throws(OutputFailure) {
        let isNew = try SchemaFile(path: path).write()
        return Outcome(output: "\(isNew ? "written" : "unchanged")  \(path)\n")
      } catch {
        return Outcome(error, arguments)
      }
    })
}

extension Option {
  fileprivate static let file = Option(
    "output", short: "o", value: .text(placeholder: "FILE", .files([".json"])),
    help: "The file to write; without it the schema goes to standard output")
}
