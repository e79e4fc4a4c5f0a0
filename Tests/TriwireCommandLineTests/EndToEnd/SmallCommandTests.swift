import Foundation
import Testing
import TriwireTestSupport
import TriwireCommandLine
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
      note: usage: triwire generate SPEC… --output DIR [OPTION…]
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
