import Foundation
import Testing
import TriwireGeneration
import TriwireTestSupport

/// No text of a spec becomes code: hostile texts compile to the declarations of harmless ones, and are
/// there unchanged when the code runs. `TRIWIRE_SEED` tries other texts.
@Suite(.enabled(if: Toolchain.modules != nil)) struct InjectionTests {
  static let seed =
    ProcessInfo.processInfo.environment["TRIWIRE_SEED"].flatMap { UInt64($0) } ?? 20_261_201

  @Test func textsStayTexts() async throws {
    let (spec, refused) = InjectedSpec.hostile(seed: Self.seed)
    let slots = spec.texts.count
    #expect(refused.count * 4 < slots, "seed \(Self.seed): \(refused.sorted()) of \(slots) refused")
    let harmless = try await Compiled(InjectedSpec.harmless)
    let hostile = try await Compiled(spec)
    #expect(harmless.complaints == "")
    #expect(hostile.complaints == "", "seed \(Self.seed)")
    #expect(hostile.declarations == harmless.declarations, "seed \(Self.seed)")
    #expect(harmless.declarations.count > 200)
    let told = try JSONDecoder().decode([String: String].self, from: Data(hostile.output.utf8))
    #expect(told.count >= 50)
    for (slot, text) in told.sorted(by: { $0.key < $1.key }) {
      let wanted = try #require(spec.texts[slot])
      #expect(
        Array(text.unicodeScalars) == Array(wanted.unicodeScalars),
        "seed \(Self.seed), \(slot): \(text.debugDescription) for \(wanted.debugDescription)")
    }
  }
}

/// What the compiler makes of a generated spec, and what a program with it prints.
private struct Compiled {
  /// Errors of the compiler.
  var complaints: String
  /// Kind and path of every public declaration.
  var declarations: [String]
  var output = ""

  init(_ spec: InjectedSpec) async throws {
    let program = Toolchain.root.appending(
      path: "Tests/TriwireGenerationTests/Cases/InjectedProgram.swift")
    let texts = String(decoding: try JSONEncoder().encode(spec.texts), as: UTF8.self)
    let sources =
      try spec.files().map { ($0.name, $0.text) }
      + [("main.swift", try String(contentsOf: program, encoding: .utf8)), ("texts.json", texts)]
    self = try await Toolchain.withFiles(sources) { try await Compiled(paths: $0) }
  }

  private init(paths: [String]) async throws {
    let folder = URL(filePath: paths[0]).deletingLastPathComponent()
    let tool = folder.appending(path: "program").path
    let modules = Toolchain.modules?.path ?? ""
    let swift = paths.filter { $0.hasSuffix(".swift") }
    let (status, said) = try await Toolchain.run(
      ["swiftc", "-swift-version", "6", "-suppress-warnings", "-module-name", "Program"]
        + ["-I", modules, "-emit-symbol-graph", "-emit-symbol-graph-dir", folder.path]
        + ["-emit-module", "-emit-executable", "-o", tool] + swift + Self.runtime(beside: modules))
    complaints = status == 0 ? "" : said
    declarations = try Self.declarations(folder.appending(path: "Program.symbols.json"))
    if status == 0 { output = try await Toolchain.run([tool, folder.path + "/texts.json"]).output }
  }

  /// The objects of the runtime, as the build has left them.
  private static func runtime(beside modules: String) throws -> [String] {
    let folder = URL(filePath: modules).deletingLastPathComponent()
      .appending(path: "TriwireRuntime.build")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".o") }.map { folder.appending(path: $0).path }
  }

  private static func declarations(_ graph: URL) throws -> [String] {
    guard let data = FileManager.default.contents(atPath: graph.path) else { return [] }
    return try JSONDecoder().decode(SymbolGraph.self, from: data).symbols
      .map { "\($0.kind.identifier) \($0.pathComponents.joined(separator: "."))" }.sorted()
  }
}

private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }

    var kind: Kind
    var pathComponents: [String]
  }

  var symbols: [Symbol]
}
