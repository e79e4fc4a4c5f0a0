import Foundation
import Testing
import TriwireSpec
import TriwireTestSupport

/// What the build plugin sees of a config is what the reader sees, and what is built follows from it.
@Suite struct ConfigScanTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(" #1%20🐾")
    try folder.write("name: Billing\ninclude: parts/*.yaml\n", to: "API/billing.yaml")
    try folder.write("types: {}\n", to: "API/parts/a.yaml")
    try folder.write("name: Mail\n", to: "API/mail.yaml")
    try folder.write("", to: "Templates/model.mustache")
    try folder.write("", to: "Templates/README.md")
  }

  @Test(arguments: [
    "", "# nothing\n", "access: internal\nshards: 3\n", "shards: 3 # each\ncodable: true\n",
    "specs: ../API/billing.yaml\n", "specs: [../API/billing.yaml, '../API/mail.yaml']\n",
    "specs:\n  - ../API/*.yaml # all\ntemplates: \"../Templates\"\n",
    "specs:\n- ../API/ma?l.yaml\n- ../API/billing.yaml\nshards: 12\n",
  ])
  func seesWhatTheReaderSees(text: String) throws {
    let scan = try scan(text)
    let reader = ConfigReader(path: scan.file.path, files: .onDisk)
    #expect(reader.diagnostics.isEmpty)
    let config = try #require(reader.config)
    #expect(scan.specs.map(\.path) == config.specs.map(\.value))
    #expect(scan.shards == config.shards ?? 1)
    let templates = scan.inputs.filter { $0.pathExtension == "mustache" }.map(\.path)
    #expect(templates == (config.templates.map { ["\($0)/model.mustache"] } ?? []))
  }

  @Test func tellsOutputsAndInputsOfATarget() throws {
    _ = try scan("specs: [../API/billing.yaml]\nshards: 2\n")
    for version in ["Old", "New"] {
      try folder.write("name: \(version)Shop\n", to: "App/\(version)/shop.triwire.yaml")
    }
    try folder.write("", to: "App/main.swift")
    let files = try TargetFiles(
      [
        "App/main.swift", "App/Old/shop.triwire.yaml", "App/New/shop.triwire.yaml",
        "App/triwire-config.yaml",
      ].map(url))
    #expect(
      files.outputs
        == ["NewShop", "OldShop", "Billing"].flatMap {
          [
            "\($0)Client.swift", "\($0)Requests1.swift", "\($0)Requests2.swift",
            "\($0)Models1.swift", "\($0)Models2.swift",
          ]
        })
    #expect(
      Set(files.inputs.map(\.path))
        == Set(
          [
            "App/triwire-config.yaml", "App/New/shop.triwire.yaml", "App/Old/shop.triwire.yaml",
            "API/billing.yaml", "API/parts/a.yaml", "API/parts",
          ].map { url($0).path }))
    #expect(
      files.arguments(output: url("out")) == [
        "generate", "--quiet", "--output", url("out").path, "--config",
        url("App/triwire-config.yaml").path, "--", url("App/New/shop.triwire.yaml").path,
        url("App/Old/shop.triwire.yaml").path,
      ])
  }

  @Test func refusesTwoConfigs() throws {
    let files = ["App/triwire-config.yaml", "App/More/triwire-config.yaml"].map(url)
    let error = #expect(throws: PluginError.self) { try TargetFiles(files) }
    #expect(error?.message == "a target has one file 'triwire-config.yaml'")
  }

  private func url(_ path: String) -> URL { URL(fileURLWithPath: folder.path(path)) }

  private func scan(_ text: String) throws -> ConfigScan {
    try folder.write(text, to: "App/triwire-config.yaml")
    return ConfigScan(url("App/triwire-config.yaml"))
  }
}
