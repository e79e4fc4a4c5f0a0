import Foundation
import Testing
import TriwireTestSupport
import TriwireCommandLine

@Suite struct ValidateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  static let small = """
    triwire: 1
    name: Shop
    endpoints:
      ping: {route: GET /ping, returns: text}

    """

  private func validate(_ words: String...) async throws -> BuiltTool.Result {
    try await BuiltTool.run(["validate"] + words, in: folder)
  }

  @Test func aSpecWithoutErrors() async throws {
    try folder.write(Self.small, to: "shop.yaml")
    let result = try await validate("shop.yaml")
    #expect(result.code == 0)
    #expect(result.output.isEmpty && result.errors.isEmpty)
    #expect(try await validate("shop.yaml", "--diagnostics", "json").errors == "[]\n")
  }

  @Test func allErrorsOfAllSpecs() async throws {
    try folder.write("triwire: 1\nname: A\nendpionts: {}\ntypes: {T: {feilds: {}}}\n", to: "a.yaml")
    try folder.write("triwire: 1\nname: B\ntypes: {T: {fields: {a: strin}}}\n", to: "b.yaml")
    let result = try await validate("a.yaml", "b.yaml", "missing.yaml")
    #expect(result.code == 1)
    for start in ["a.yaml:3:1: error: ", "a.yaml:4:13: error: ", "error: "] {
      #expect(result.errors.split(separator: "\n").contains { $0.hasPrefix(start) }, "\(start)")
    }
    #expect(result.errors.contains("endpionts: {}\n  ^~~~~~~~~\n"))
    #expect(result.errors.contains("error: there is no file 'missing.yaml'\n"))
  }

  @Test func oneMistakeGivesOneError() async throws {
    let text = """
      triwire: 1
      name: Shop
      endpoints:
        a: {route: GET /a, retruns: T}
      types:
        T: {fields: {id: int64}}

      """
    try folder.write(text, to: "shop.yaml")
    #expect(
      try await validate("shop.yaml").errors == """
        shop.yaml:4:22: error: unknown key 'retruns' in an endpoint; did you mean 'returns'?
            a: {route: GET /a, retruns: T}
                               ^~~~~~~

        """)
  }

  @Test func diagnosticsAsJSON() async throws {
    try folder.write("triwire: 1\nname: A\nendpionts: {}\n", to: "a.yaml")
    let result = try await validate("a.yaml", "missing.yaml", "--diagnostics=json")
    #expect(result.code == 1)
    struct Entry: Decodable {
      var severity: String
      var path: String?
      var line: Int?
    }
    let entries = try JSONDecoder().decode([Entry].self, from: Data(result.errors.utf8))
    #expect(entries.map(\.severity) == ["error", "error"])
    #expect(entries.map(\.path) == ["a.yaml", nil])
    #expect(entries.map(\.line) == [3, nil])
  }

  @Test(arguments: [
    ("", "shop.yaml:1:1: error: the file is empty\n"),
    ("triwire: 1\nname: [\n", "shop.yaml:2:7: error: "),
    ("- a\n", "shop.yaml:1:1: error: "),
    ("triwire: 1\n\tname: A\n", "shop.yaml:2:1: error: "),
    ("triwire: 1\nname: Shop\ndefaults: {wire: xlm}\n", "shop.yaml:3:18: error: "),
    ("triwire: 1\nname: ../../evil\n", "shop.yaml:2:7: error: "),
    ("triwire: 1\nname: \"A\\0\"\n", "shop.yaml:2:7: error: "),
  ])
  func badText(text: String, start: String) async throws {
    try folder.write(text, to: "shop.yaml")
    let result = try await validate("shop.yaml")
    #expect(result.code == 1)
    #expect(result.errors.hasPrefix(start), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test func badBytes() async throws {
    let bytes = Data("triwire: 1\nname: Sh".utf8) + [0xFF, 0x0A]
    try bytes.write(to: URL(fileURLWithPath: folder.path("shop.yaml")))
    let result = try await validate("shop.yaml")
    #expect(result.code == 1)
    #expect(result.errors.hasPrefix("shop.yaml:2:9: error: the byte 0xFF is no UTF-8 here"))
  }

  @Test func aFolderAsSpec() async throws {
    let result = try await validate(".")
    #expect(result.code == 1)
    #expect(result.errors == "error: '.' is a directory\n")
  }

  @Test func twoSpecsOfOneName() async throws {
    try folder.write(Self.small, to: "a.yaml")
    try folder.write(Self.small.replacing("Shop", with: "SHOP"), to: "b.yaml")
    let result = try await validate("a.yaml", "b.yaml")
    #expect(result.code == 1)
    #expect(
      result.errors == """
        b.yaml:2:7: error: two specs of a run can't have the name 'SHOP'
          name: SHOP
                ^~~~
        a.yaml:2:7: note: 'Shop' is used here
          name: Shop
                ^~~~

        """)
  }

  @Test func oneSpecTwiceCountsOnce() async throws {
    try folder.write(Self.small, to: "a.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.yaml"), withDestinationPath: "a.yaml")
    #expect(try await validate("a.yaml", "./a.yaml", "link.yaml").code == 0)
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")),
    arguments: [
      ("", true), ("NO_COLOR=1", false), ("TERM=dumb", false), ("NO_COLOR=", true),
    ])
  func coloursOnATerminal(setting: String, isColoured: Bool) async throws {
    let line =
      "unset NO_COLOR; TERM=xterm; export TERM; script -qec '\(setting) \"$TRIWIRE\" validate x' /dev/null"
    let onTerminal = try await BuiltTool.shell(line, in: folder)
    #expect(onTerminal.output.contains("\u{1B}[") == isColoured)
    #expect(onTerminal.output.contains("there is no file 'x'"))
    #expect(!(try await validate("x")).errors.contains("\u{1B}["))
  }
}
