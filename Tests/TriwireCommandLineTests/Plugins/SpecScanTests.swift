import Foundation
import Testing
import TriwireTestSupport
import TriwireSpec

/// What the build plugin sees of a spec is what the reader sees. The plugin's files are linked into
/// this folder, since no target can depend on a plugin.
@Suite struct SpecScanTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(" #1%20🐾")
    for name in [
      "common.yaml", "with, comma #1.yaml", "types/a.yaml", "types/b.yaml", "types/.hidden.yaml",
    ] {
      try folder.write("types: {}\n", to: name)
    }
    try folder.write("include: [../common.yaml, c2.yaml]\n", to: "more/c1.yaml")
    try folder.write("include: [c1.yaml]\n", to: "more/c2.yaml")
  }

  @Test(arguments: [
    "name: Shop\n", "name: Shop # the shop\n", "name: 'Shop'\r\ndoc: x\r\n",
    "triwire: 1\nname:   \"Shop\"  \n", "doc: |\n  name: Other\nname: Shop\n",
  ])
  func findsTheName(text: String) throws {
    try folder.write(text, to: "shop.triwire.yaml")
    #expect(try scan().name == "Shop")
  }

  @Test(arguments: ["", "triwire: 1\n", "name:\n", "doc:\n  name: Shop\n"])
  func missesTheName(text: String) throws {
    try folder.write(text, to: "shop.triwire.yaml")
    let error = #expect(throws: PluginError.self) { try scan() }
    #expect(
      error?.description.hasSuffix("/shop.triwire.yaml:1: error: the line 'name: …' is missing")
        == true)
  }

  @Test(arguments: [
    "", "include: []\n", "include: [common.yaml]\n",
    "include: [ './common.yaml' , types/a.yaml ]\n",
    "include: [\n  common.yaml, # first\n  types/*.yaml\n]\n",
    "include:\n  - common.yaml # first\n  - \"types/?.yaml\"\n",
    "include:\n# all\n\n- types/*.yaml\n- common.yaml\ndoc: no.yaml\n",
    "include: [types/../common.yaml]\n", "include: ['with, comma #1.yaml']\n",
  ])
  func findsWhatTheReaderIncludes(text: String) throws {
    let spec = "triwire: 1\nname: Shop\n\(text)endpoints: {}\n"
    try folder.write(spec, to: "shop.triwire.yaml")
    let path = folder.path("shop.triwire.yaml")
    let read = SpecReader.read(path: path, files: .onDisk)
    #expect(read.spec != nil, "\(read.diagnostics)")
    #expect(try scan().includedFiles.map(\.path).sorted() == read.includedPaths.sorted())
  }

  @Test func followsIncludesOfIncludes() throws {
    try folder.write("name: Shop\ninclude: [more/c1.yaml]\n", to: "shop.triwire.yaml")
    #expect(
      try scan().includedFiles.map(\.path)
        == ["more/c1.yaml", "common.yaml", "more/c2.yaml"].map(folder.path))
  }

  @Test func leavesMissingFilesToTheReader() throws {
    try folder.write("name: Shop\ninclude: [no.yaml, no/*.yaml]\n", to: "shop.triwire.yaml")
    #expect(try scan().includedFiles.isEmpty)
  }

  private func scan() throws -> SpecScan {
    try SpecScan(URL(fileURLWithPath: folder.path("shop.triwire.yaml")))
  }
}
