import Foundation
import Testing
import TriwireTestSupport
import TriwireCommandLine

@Suite struct TemplatesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(GenerateTests.spec(), to: "shop.yaml")
  }

  private func triwire(_ words: String...) async throws -> BuiltTool.Result {
    try await BuiltTool.run(words, in: folder)
  }

  @Test func listAndShow() async throws {
    let list = try await triwire("templates", "list")
    #expect(list.code == 0)
    let names = list.output.split(separator: "\n").map(String.init)
    #expect(names.contains("model") && names == names.sorted())
    for name in names {
      let text = try await triwire("templates", "show", name)
      #expect(text.code == 0 && !text.output.isEmpty, "\(name)")
    }
  }

  @Test func anUnknownName() async throws {
    for words in [["show", "modle"], ["copy", "own", "model", "modle"]] {
      let result = try await BuiltTool.run(["templates"] + words, in: folder)
      #expect(result.code == 64)
      #expect(
        result.errors.hasPrefix("error: there is no template 'modle'; did you mean 'model'?\n"))
    }
    #expect(folder.text("own") == nil)
  }

  @Test func copyOneThenGenerateWithIt() async throws {
    let copy = try await triwire("templates", "copy", "own/templates", "model")
    #expect(copy.code == 0)
    #expect(copy.output == "created  own/templates/model.mustache\n")
    let text = try #require(folder.text("own/templates/model.mustache"))
    #expect(text == (try await triwire("templates", "show", "model")).output)

    _ = try await triwire("generate", "shop.yaml", "-o", "out")
    let words = ["generate", "shop.yaml", "-o", "out", "--templates", "own/templates"]
    #expect(try await BuiltTool.run(words + ["--check"], in: folder).code == 0)
    try folder.write(text + "// mine\n", to: "own/templates/model.mustache")
    let result = try await BuiltTool.run(words, in: folder)
    #expect(
      result.output == """
        unchanged  out/ShopClient.swift
        changed    out/ShopModels.swift
        unchanged  out/ShopRequests.swift

        """)
    #expect(folder.text("out/ShopModels.swift")?.contains("// mine\n") == true)
  }

  @Test func copyAllNeverOverwrites() async throws {
    try folder.write("mine", to: "own/model.mustache")
    let result = try await triwire("templates", "copy", "own")
    #expect(result.code == 74)
    #expect(result.errors == "error: can't create 'own/model.mustache': File exists\n")
    #expect(
      try folder.snapshot() == [
        "own": "", "own/model.mustache": "mine", "shop.yaml": GenerateTests.spec(),
      ])
    #expect(try await triwire("templates", "copy", "all").code == 0)
    let copied = try FileManager.default.contentsOfDirectory(atPath: folder.path("all"))
    let list = try await triwire("templates", "list").output.split(separator: "\n")
    #expect(copied.sorted() == list.map { "\($0).mustache" })
  }

  @Test(arguments: [
    ("{{#name}}", "own/model.mustache:1:1: error: "),
    ("\n  {{nmae}}\n", "own/model.mustache:2:3: error: "),
    ("{{> nothing}}", "own/model.mustache:1:1: error: "),
  ])
  func aBrokenTemplate(text: String, start: String) async throws {
    try folder.write(text, to: "own/model.mustache")
    let result = try await triwire("generate", "shop.yaml", "-o", "out", "--templates=own")
    #expect(result.code == 1)
    #expect(result.errors.hasPrefix(start), "\(result.errors)")
    #expect(result.errors.contains("^"), "\(result.errors)")
    #expect(folder.text("out") == nil)
  }

  @Test func aFolderThatIsNotThere() async throws {
    let result = try await triwire("generate", "shop.yaml", "-o", "out", "--templates=nowhere")
    #expect(result.code == 1)
    #expect(result.errors == "error: can't list 'nowhere': No such file or directory\n")
  }

  @Test func aMisspeltName() async throws {
    try folder.write("x", to: "own/modle.mustache")
    let result = try await triwire("generate", "shop.yaml", "-o", "out", "--templates=own")
    #expect(result.code == 0)
    #expect(
      result.errors
        == "warning: 'own/modle.mustache' replaces no template; did you mean 'model'?\n")
  }

  @Test func aTemplateWithoutTheMarkOfGeneratedFiles() async throws {
    try folder.write("// My own header\n", to: "own/header.mustache")
    let result = try await triwire("generate", "shop.yaml", "-o", "out", "--templates=own")
    #expect(result.code == 74)
    #expect(
      result.errors.hasPrefix(
        "error: 'ShopClient.swift' would lack the line that marks it as generated\n"))
    #expect(folder.text("out") == nil)
  }
}
