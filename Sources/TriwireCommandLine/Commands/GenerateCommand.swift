import TriwireSpec

extension Command {
  package static let generate = Command(
    "generate",
    summary: "Generate Swift sources from specs",
    discussion: """
      A spec named Shop gives ShopClient.swift, ShopRequests.swift and ShopModels.swift. Files
      whose bytes stay the same are not touched, and only files that begin with the line of a
      generated file are ever replaced or removed. Removed are those that an earlier run made from
      a spec's file of the same name and this run no longer makes. After an error the folder is
      what it was.

      A config has the keys specs, access, codable, shards and templates; its paths start at its
      own folder.

      Diagnostics go to standard error; with '--diagnostics json' they are one JSON array.

      With '--watch' the sources follow every change of the specs, of the files they include and of
      templates, until the program is interrupted. Errors are shown once and leave the sources as
      they were; a line tells when they are gone.
      """,
    positionals: [.anySpecs],
    options: [
      .output, .config, .access, .codable, .shards, .embeddedRuntime, .templates, .check, .dryRun,
      .watch, .quiet, .diagnostics,
    ],
    action: .run { arguments throws(UsageError) in
      let run = try GenerateRun(arguments)
      return arguments.has(.watch) ? Watch(run, arguments).first() : run.outcome()
    })
}

extension Positional {
  /// Has the same name as ``specs``, and so the same arguments.
  fileprivate static let anySpecs = Positional(
    specs.name, .any, completion: .specs, help: "The main file of a spec; --config may name more")
}

extension Option {
  package static let output = Option(
    "output", short: "o", value: .text(placeholder: "DIR", .folders), isRequired: true,
    help: "The folder to write into; it is created when need be")
  package static let config = Option(
    "config", value: .text(placeholder: "FILE", .specs),
    help: "A config: its specs come in addition, its keys hold where no option does")
  package static let access = Option(
    "access", value: .choice(of: Access.self, placeholder: "LEVEL"),
    help: "Who may use the sources, public by default")
  package static let codable = Option(
    "codable", help: "Let types conform to Codable unless the spec says otherwise")
  package static let shards = Option(
    "shards", value: .integer(in: Config.shardRange, placeholder: "N"),
    help: "Split requests and models into N files each, 1 by default")
  package static let embeddedRuntime = Option(
    "embedded-runtime",
    help: "Import no runtime: its sources are in the same module, see 'runtime'")
  package static let templates = Option(
    "templates", value: .text(placeholder: "DIR", .folders),
    help: "Templates that replace built-in ones of the same name")
  package static let check = Option(
    "check", help: "Write nothing; fail when a file is missing, stale or left over")
  package static let dryRun = Option(
    "dry-run", help: "Write nothing; tell what would be written")
  package static let watch = Option(
    "watch", help: "Go on, and generate again whenever a spec is saved")
  package static let quiet = Option(
    "quiet", short: "q", help: "Don't tell what became of each file")
}
