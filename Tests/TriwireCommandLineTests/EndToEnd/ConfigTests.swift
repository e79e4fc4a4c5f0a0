import Testing
import TriwireTestSupport

/// `triwire generate --config`.
@Suite struct ConfigTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let spec = "triwire: 1\nname: Shop\ntypes:\n  Pet: {fields: {id: int64}}\n"
    try folder.write(spec, to: "shop.yaml")
  }

  private func generate(_ config: String, _ words: String...) async throws -> BuiltTool.Result {
    try folder.write(config, to: "conf/triwire-config.yaml")
    return try await BuiltTool.run(
      ["generate", "--config", "conf/triwire-config.yaml", "-o", "out"] + words, in: folder)
  }

  @Test func keysHoldWhereNoOptionDoes() async throws {
    let config = "specs: [../shop.yaml]\naccess: internal\nshards: 2\ncodable: true\n"
    #expect(try await generate(config).code == 0)
    let parts = [1, 2].compactMap { folder.text("out/ShopModels\($0).swift") }
    let models = try #require(parts.first { $0.contains("Pet") })
    #expect(models.contains("\n  struct Pet: WireModel, Codable"))
    #expect(try await generate(config, "--access", "package", "--shards", "1").code == 0)
    #expect(folder.text("out/ShopModels.swift")?.contains("package struct Pet") == true)
  }

  @Test func specsOfBothAreGenerated() async throws {
    try folder.write("triwire: 1\nname: Mail\n", to: "mail.yaml")
    #expect(try await generate("specs: ../mail.yaml\n", "shop.yaml").code == 0)
    #expect(folder.text("out/ShopClient.swift") != nil)
    #expect(folder.text("out/MailClient.swift") != nil)
  }

  @Test func templatesStartAtTheConfig() async throws {
    try folder.write("// mine\n", to: "conf/mine/models.mustache")
    #expect(try await generate("templates: mine\nspecs: [../shop.yaml]\n", "--dry-run").code != 0)
    try folder.write("{{> header}}\n// mine\n", to: "conf/mine/models.mustache")
    #expect(try await generate("templates: mine\nspecs: [../shop.yaml]\n").code == 0)
    #expect(folder.text("out/ShopModels.swift")?.hasSuffix("// mine\n") == true)
  }

  @Test(arguments: [
    ("acess: public\n", "1:1: error: unknown key 'acess' in a config; did you mean 'access'?"),
    ("access: open\n", "1:9: error: expected public, package or internal, found 'open'"),
    ("shards: 0\n", "1:9: error: expected a number from 1 to 1000, found '0'"),
    ("codable: yes\n", "1:10: error: expected true or false, found 'yes'; did you mean 'true'?"),
    ("specs: [no.yaml]\n", "1:9: error: there is no file 'conf/no.yaml'"),
    ("specs: [../x*.yaml]\n", "1:9: error: no file matches 'x*.yaml'"),
    ("templates: /tmp\n", "1:12: error: a path is relative to the file it stands in"),
    ("- a\n", "1:1: error: expected a mapping, found a list"),
  ])
  func mistakesAreShownAtTheirPlace(config: String, message: String) async throws {
    let result = try await generate(config, "shop.yaml")
    #expect(result.code == 1)
    #expect(result.errors.hasPrefix("conf/triwire-config.yaml:\(message)\n"), "\(result.errors)")
    #expect(folder.text("out/ShopClient.swift") == nil)
  }

  @Test func aSpecMustBeNamedSomewhere() async throws {
    let result = try await generate("access: public\n")
    #expect(result.code == 1)
    #expect(
      result.errors
        == "error: there is no spec: 'conf/triwire-config.yaml' lists none, the command line neither\n"
    )
  }
}
