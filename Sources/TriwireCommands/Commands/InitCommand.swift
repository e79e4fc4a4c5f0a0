import TriwireCommandLine
import TriwireSpec

extension Command {
  static let initialize = Command(
    "init",
    summary: "Write a small spec to start from",
    discussion: "The file is called after NAME: shop.triwire.yaml for Shop. It must not exist yet.",
    positionals: [.name],
    options: [.folder],
    action: .run(writeStarter))

  @Sendable
  private static func writeStarter(_ arguments: Arguments) throws(UsageError) -> Outcome {
    let starter = try StarterSpec(name: arguments.text(.name))
    let path =
      arguments.text(.folder).map { Disk.join($0, starter.fileName) } ?? starter.fileName
    do throws(OutputFailure) {
      try NewFile(path: path, text: starter.text).write()
    } catch {
      return Outcome(error, arguments)
    }
    let schema = arguments.text(.folder).map { Disk.join($0, SchemaFile.name) } ?? SchemaFile.name
    return Outcome(
      output: """
        created \(path)
        'triwire schema -o \(schema)' lets editors check and complete it

        """)
  }
}

extension Positional {
  fileprivate static let name = Positional("NAME", help: "The name of the API, such as Shop")
}

extension Option {
  fileprivate static let folder = Option(
    "output", short: "o", value: .text(placeholder: "DIR", .folders),
    help: "The folder to write into; the current one by default")
}
