import TriwireCommandLine
import TriwireSpelling
import TriwireTemplates

extension Command {
  static let templates = Command(
    "templates",
    summary: "Look at the built-in templates, or copy them to change them",
    action: .choose([list, show, copy]))

  private static let list = Command(
    "list",
    summary: "List the built-in templates",
    action: .run { _ in
      Outcome(output: BuiltInTemplates.texts.keys.sorted().map { $0 + "\n" }.joined())
    })

  private static let show = Command(
    "show",
    summary: "Print a built-in template",
    positionals: [.template],
    action: .run { arguments throws(UsageError) in
      Outcome(output: try builtIn(arguments.text(.template)))
    })

  private static let copy = Command(
    "copy",
    summary: "Copy built-in templates into a folder",
    discussion: """
      'triwire generate --templates DIR' takes the templates of that folder and the built-in ones
      for all others: copy those you change. No file is overwritten.
      """,
    positionals: [.folder, .someTemplates],
    action: .run { arguments throws(UsageError) in
      try copyTemplates(arguments.texts(.someTemplates), to: arguments.text(.folder), arguments)
    })

  private static func copyTemplates(
    _ names: [String], to folder: String, _ arguments: Arguments
  ) throws(UsageError) -> Outcome {
    var files: [NewFile] = []
    for name in names.isEmpty ? BuiltInTemplates.texts.keys.sorted() : names {
      let path = Disk.join(folder, TemplateName(name).file)
      files.append(NewFile(path: path, text: try builtIn(name)))
    }
    do throws(OutputFailure) {
      try NewFile.write(files)
    } catch {
      return Outcome(error, arguments)
    }
    return Outcome(output: files.map { "created  \($0.path)\n" }.joined())
  }

  /// The text of a template.
  private static func builtIn(_ name: String) throws(UsageError) -> String {
    let texts = BuiltInTemplates.texts
    if let text = texts[name] { return text }
    let nearest = NearestName(of: texts.keys.sorted(), to: name)
    throw UsageError(
      "there is no template '\(name)'",
      suggestion: nearest?.suggestion ?? "'triwire templates list' names them")
  }
}

extension Positional {
  private static let names = Completion.words(BuiltInTemplates.texts.keys.sorted())
  fileprivate static let template = Positional(
    "NAME", completion: names, help: "A template, such as model")
  fileprivate static let someTemplates = Positional(
    "NAME", .any, completion: names, help: "Templates to copy; all of them without a name")
  fileprivate static let folder = Positional(
    "DIR", completion: .folders, help: "The folder to copy to; it is created when need be")
}
