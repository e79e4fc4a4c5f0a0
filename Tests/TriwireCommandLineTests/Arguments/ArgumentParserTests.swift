import Testing
import TriwireCommandLine

@Suite struct ArgumentParserTests {
  private static let output = Option(
    "output", short: "o", value: .text(placeholder: "DIR"), isRequired: true, help: "A folder")
  private static let level = Option(
    "level", value: .choice(of: ["low", "high"], placeholder: "LEVEL"), help: "A level")
  private static let parts = Option(
    "parts", value: .integer(in: 1...9, placeholder: "N"), help: "A number")
  private static let quiet = Option("quiet", short: "q", help: "A flag")
  private static let verbose = Option("verbose", short: "v", help: "Another flag")
  private static let file = Positional("FILE", help: "A file")
  private static let more = Positional("MORE", .any, help: "More files")

  private static let root = Command(
    "tool", summary: "A tool",
    action: .choose([
      Command(
        "make", summary: "Make it", positionals: [file, more],
        options: [output, level, parts, quiet, verbose], action: .run { _ in Outcome() }),
      Command(
        "list", summary: "List",
        action: .choose([
          Command("all", summary: "List all", action: .run { _ in Outcome() })
        ])),
      Command(
        "help", summary: "Help", positionals: [Positional("X", .any, help: "")], action: .help),
    ]))

  private func arguments(_ words: [String]) throws -> Arguments {
    guard case .run(_, let arguments) = try ArgumentParser(Self.root).parse(["make"] + words) else {
      throw UsageError("nothing to run")
    }
    return arguments
  }

  @Test(arguments: [
    ["f", "-o", "dir"], ["-odir", "f"], ["--output", "dir", "f"], ["--output=dir", "f"],
    ["--output=dir", "--", "f"],
  ])
  func spellingsOfOneOption(words: [String]) throws {
    let arguments = try arguments(words)
    #expect(arguments.text(Self.output) == "dir")
    #expect(arguments.text(Self.file) == "f")
    #expect(arguments.texts(Self.more).isEmpty)
    #expect(!arguments.has(Self.quiet))
  }

  @Test func everythingAtOnce() throws {
    let arguments = try arguments([
      "a", "-qvoout", "b", "--level=high", "--parts", "3", "--quiet", "--", "--c", "-",
    ])
    #expect(arguments.text(Self.file) == "a")
    #expect(arguments.texts(Self.more) == ["b", "--c", "-"])
    #expect(arguments.has(Self.quiet) && arguments.has(Self.verbose))
    #expect(arguments.text(Self.output) == "out")
    #expect(arguments.text(Self.level) == "high")
    #expect(arguments.integer(Self.parts) == 3)
  }

  @Test(arguments: [
    ("--output==", "="), ("--output=a=b", "a=b"), ("-o=a", "=a"), ("--output=--x", "--x"),
  ])
  func valuesKeepTheirText(word: String, value: String) throws {
    #expect(try arguments(["f", word]).text(Self.output) == value)
  }

  @Test(arguments: [
    ([], "a command is missing; choose from make, list or help"),
    (["mkae"], "unknown command 'mkae'; did you mean 'make'?"),
    (["list"], "a command is missing; choose from all"),
    (["list", "al"], "unknown command 'al'; did you mean 'all'?"),
    (["--ouput"], "unknown option '--ouput'"),
    (["make", "f", "--ouput", "x"], "unknown option '--ouput'; did you mean '--output'?"),
    (["make", "f", "-x"], "unknown option '-x'"),
    (["make", "f", "-qx"], "unknown option '-x'"),
    (["make", "f", "--output"], "--output needs a value"),
    (["make", "f", "-o"], "--output needs a value"),
    (
      ["make", "f", "-o", "--quiet"],
      "--output needs a value; write --output=--quiet when '--quiet' is meant to be it"
    ),
    (["make", "f", "--output="], "the value of --output is empty"),
    (["make", "f", "-o", "a", "--output=b"], "--output stands there twice"),
    (["make", "f"], "--output DIR is missing"),
    (["make", "-o", "a"], "FILE is missing"),
    (["make", "f", "-o", "a", "--quiet=yes"], "--quiet takes no value"),
    (
      ["make", "f", "-o", "a", "--level=hihg"],
      "--level is low or high, not 'hihg'; did you mean 'high'?"
    ),
    (["make", "f", "-o", "a", "--parts", "0"], "--parts is a number from 1 to 9, not '0'"),
    (["make", "f", "-o", "a", "--parts=x"], "--parts is a number from 1 to 9, not 'x'"),
    (
      ["make", "f", "-o", "a", "--parts=99999999999999999999"],
      "--parts is a number from 1 to 9, not '99999999999999999999'"
    ),
    (["list", "all", "x"], "unexpected argument 'x'"),
    (["make", "--version"], "unknown option '--version'"),
    (["help", "mak"], "unknown command 'mak'; did you mean 'make'?"),
    (["help", "make", "x"], "unknown command 'x'"),
  ])
  func mistakes(words: [String], message: String) {
    let failure = #expect(throws: ParsingFailure.self) {
      try ArgumentParser(Self.root).parse(words)
    }
    #expect(failure?.error.description == message)
  }

  @Test(arguments: [
    (["--help"], "tool"), (["-h"], "tool"), (["help"], "tool"),
    (["help", "make"], "tool make"), (["make", "--help"], "tool make"),
    (["make", "f", "-h", "--bogus"], "tool make"),
    (["list", "--help"], "tool list"), (["help", "list", "all"], "tool list all"),
    (["help", "--help"], "tool help"),
  ])
  func help(words: [String], topic: String) throws {
    guard case .help(let path) = try ArgumentParser(Self.root).parse(words) else {
      Issue.record("no help")
      return
    }
    #expect(path.spelling == topic)
  }

  @Test func version() throws {
    guard case .version = try ArgumentParser(Self.root).parse(["--version"]) else {
      Issue.record("no version")
      return
    }
  }
}
