import Foundation
import Testing
import TriwireTestSupport
import TriwireCommandLine
import TriwireSchema
import TriwireSpec

@Suite struct SmallCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func version() async throws {
    let result = try await BuiltTool.run(["--version"], in: folder)
    #expect(result.code == 0)
    #expect(result.output.wholeMatch(of: /triwire \d+\.\d+\.\d+\n/) != nil)
    #expect(result.errors.isEmpty)
  }

  @Test func help() async throws {
    let result = try await BuiltTool.run(["help", "generate"], in: folder)
    #expect(result.code == 0)
    #expect(result.output == (try await BuiltTool.run(["generate", "--help"], in: folder)).output)
    #expect(result.output.contains("--output DIR"))
    #expect(result.errors.isEmpty)
  }

  @Test(arguments: [
    (
      ["generate", "shop.yaml", "--acces", "public"],
      """
      error: unknown option '--acces'; did you mean '--access'?
      note: usage: triwire generate [SPEC…] --output DIR [OPTION…]
      note: 'triwire help generate' tells more

      """
    ),
    (
      ["vaildate"],
      """
      error: unknown command 'vaildate'; did you mean 'validate'?
      note: usage: triwire COMMAND
      note: 'triwire help' tells more

      """
    ),
    (
      ["init", "shop"],
      """
      error: the name of a spec is UpperCamelCase in letters and digits; did you mean 'Shop'?
      note: usage: triwire init NAME [OPTION…]
      note: 'triwire help init' tells more

      """
    ),
    (
      ["init", "Shop # pets"],
      """
      error: 'Shop # pets' is no name of a spec
      note: usage: triwire init NAME [OPTION…]
      note: 'triwire help init' tells more

      """
    ),
  ])
  func usage(words: [String], message: String) async throws {
    let result = try await BuiltTool.run(words, in: folder)
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors == message)
    #expect(try folder.snapshot() == [:])
  }

  @Test func schema() async throws {
    let result = try await BuiltTool.run(["schema"], in: folder)
    #expect(result.code == 0)
    #expect(result.output == SpecSchema.text)
  }

  /// The schema stands where the first line of a new spec says.
  @Test func schemaForEditors() async throws {
    let start = try await BuiltTool.run(["init", "Shop", "-o", "specs"], in: folder)
    #expect(
      start.output == """
        created specs/shop.triwire.yaml
        'triwire schema -o specs/triwire.schema.json' lets editors check and complete it

        """)
    let words = ["schema", "-o", "specs/triwire.schema.json"]
    for label in ["written", "unchanged"] {
      let result = try await BuiltTool.run(words, in: folder)
      #expect(result.output == "\(label)  specs/triwire.schema.json\n")
    }
    #expect(folder.text("specs/triwire.schema.json") == SpecSchema.text)
    let spec = try #require(folder.text("specs/shop.triwire.yaml"))
    #expect(spec.hasPrefix("# yaml-language-server: $schema=triwire.schema.json\n"))

    let older = SpecSchema.text.replacing("typed", with: "older")
    try folder.write(older, to: "specs/triwire.schema.json")
    #expect(try await BuiltTool.run(words, in: folder).output.hasPrefix("written  "))
    #expect(folder.text("specs/triwire.schema.json") == SpecSchema.text)
    try folder.write("{}", to: "specs/triwire.schema.json")
    let foreign = try await BuiltTool.run(words, in: folder)
    #expect(foreign.code == 74)
    #expect(
      foreign.errors
        == "error: 'specs/triwire.schema.json' is in the way: it is no schema of triwire's\n")
    #expect(folder.text("specs/triwire.schema.json") == "{}")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aStreamThatTakesNothing() async throws {
    let result = try await BuiltTool.shell("\"$TRIWIRE\" schema > /dev/full", in: folder)
    #expect(result.code == 74)
    #expect(result.errors == "error: can't write '/dev/stdout': No space left on device\n")
  }

  @Test func initWritesAValidSpec() async throws {
    let result = try await BuiltTool.run(["init", "PetShop", "-o", "new folder/specs"], in: folder)
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("created new folder/specs/petshop.triwire.yaml\n"))
    let path = "new folder/specs/petshop.triwire.yaml"
    let text = try #require(folder.text(path))
    #expect(text.hasPrefix("# yaml-language-server: $schema=triwire.schema.json\n"))
    #expect(text.contains("\nname: PetShop\n"))
    let check = try await BuiltTool.run(["validate", path], in: folder)
    #expect(check.code == 0)
    #expect(check.errors.isEmpty)
  }

  @Test func initNeverOverwrites() async throws {
    try folder.write("mine", to: "shop.triwire.yaml")
    let result = try await BuiltTool.run(["init", "Shop"], in: folder)
    #expect(result.code == 74)
    #expect(result.output.isEmpty)
    #expect(result.errors == "error: can't create 'shop.triwire.yaml': File exists\n")
    #expect(folder.text("shop.triwire.yaml") == "mine")
  }
}
