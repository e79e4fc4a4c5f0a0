import Foundation
import Testing
import TriwireTestSupport

/// What changes mean is tested where they are found; here is how `diff` tells them.
@Suite struct DiffTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(GenerateTests.spec(), to: "old.yaml")
    try folder.write(
      GenerateTests.spec().replacing("name: string", with: "name: string?, tag: string?"),
      to: "new.yaml")
  }

  private func diff(_ words: String...) async throws -> BuiltTool.Result {
    try await BuiltTool.run(["diff"] + words, in: folder)
  }

  @Test func text() async throws {
    let result = try await diff("old.yaml", "new.yaml")
    #expect(result.code == 3)
    #expect(
      result.output == """
        new.yaml:6:29: breaking: types.Pet.name: it may be absent now \
        [made-optional; callers: breaking; wire: breaking]
        new.yaml:6:44: additive: types.Pet.tag: the field is new \
        [field-added; callers: additive; wire: additive]
        1 breaking, 1 additive

        """)
    #expect(result.errors.isEmpty)
  }

  @Test func markdown() async throws {
    let result = try await diff("old.yaml", "new.yaml", "--format", "markdown")
    #expect(result.code == 3)
    #expect(
      result.output == """
        ## Breaking changes

        - `types.Pet.name`: it may be absent now (new.yaml:6:29); \
        `made-optional`, callers: breaking, wire: breaking

        ## Additive changes

        - `types.Pet.tag`: the field is new (new.yaml:6:44); \
        `field-added`, callers: additive, wire: additive

        """)
  }

  @Test func json() async throws {
    struct Entry: Decodable, Equatable {
      var kind, severity, callers, wire, subject, message, path: String
      var line, column: Int
    }
    let result = try await diff("new.yaml", "old.yaml", "--format=json")
    #expect(result.code == 3)
    let entries = try JSONDecoder().decode([Entry].self, from: Data(result.output.utf8))
    #expect(
      entries == [
        Entry(
          kind: "field-removed", severity: "breaking", callers: "breaking", wire: "none",
          subject: "types.Pet.tag", message: "the field is gone", path: "new.yaml", line: 6,
          column: 44),
        Entry(
          kind: "made-required", severity: "breaking", callers: "breaking", wire: "additive",
          subject: "types.Pet.name", message: "it is required now", path: "old.yaml", line: 6,
          column: 29),
      ])
  }

  @Test(arguments: [("text", "no changes\n"), ("json", "[]\n"), ("markdown", "No changes.\n")])
  func noChanges(format: String, output: String) async throws {
    let result = try await diff("old.yaml", "old.yaml", "--format", format)
    #expect(result.code == 0)
    #expect(result.output == output)
  }

  @Test(arguments: [
    ("tag: string?", "tag: string?, more: string?", Int32(2)),
    ("name: Shop\n", "name: Shop\ndoc: Words.\n", 0),
  ])
  func exitCodes(old: String, new: String, code: Int32) async throws {
    let text = try #require(folder.text("new.yaml"))
    try folder.write(text.replacing(old, with: new), to: "newer.yaml")
    #expect(try await diff("new.yaml", "newer.yaml").code == code)
  }

  @Test func specsWithErrors() async throws {
    try folder.write(GenerateTests.spec().replacing("int64", with: "int63"), to: "bad.yaml")
    for words in [["old.yaml", "bad.yaml"], ["bad.yaml", "old.yaml"]] {
      let result = try await BuiltTool.run(["diff"] + words, in: folder)
      #expect(result.code == 1)
      #expect(result.output.isEmpty)
      #expect(result.errors.hasPrefix("bad.yaml:6:22: error: there is no type 'int63'"))
    }
    let missing = try await diff("old.yaml", "nowhere.yaml")
    #expect(missing.code == 1)
    #expect(missing.errors == "error: there is no file 'nowhere.yaml'\n")
  }
}
