import Foundation
import Testing
import TriwireComparison
import TriwireModel
import TriwireSpec
import TriwireTestSupport

/// The files in `Cases` hold pairs of specs and all that is said about them.
@Suite struct CaseTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func edition(_ text: String, _ path: String) throws -> Edition {
    let read = SpecReader.read(path: path, files: .inMemory([path: text]))
    let printer = DiagnosticPrinter(sources: read.sources)
    let spec = try #require(read.spec, "\(printer.print(read.diagnostics))")
    let build = APIBuilder.build(from: spec)
    return Edition(
      spec: spec, api: try #require(build.api, "\(printer.print(build.diagnostics))"))
  }

  @Test(arguments: try Case.all())
  func tellsTheChanges(_ testCase: Case) async throws {
    try folder.write(testCase.old, to: "old.yaml")
    try folder.write(testCase.new, to: "new.yaml")
    let result = try await BuiltTool.run(["diff", "old.yaml", "new.yaml"], in: folder)
    #expect(result.errors == "")
    #expect(result.output == testCase.expected)
    let code: Int32 =
      testCase.expected.contains(": breaking: ")
      ? 3 : testCase.expected.contains(": additive: ") ? 2 : 0
    #expect(result.code == code)
  }

  /// In the other direction, too, what is told names a place, and nothing stays untold.
  @Test(arguments: try Case.all())
  func everyChangeHasAPlace(_ testCase: Case) throws {
    let old = try edition(testCase.old, "old.yaml")
    let new = try edition(testCase.new, "new.yaml")
    let (there, back) = (
      Comparison.changes(from: old, to: new), Comparison.changes(from: new, to: old)
    )
    #expect((there + back).allSatisfy { $0.location != nil })
    #expect(there.isEmpty == back.isEmpty)
    #expect(Comparison.changes(from: new, to: new).isEmpty)
  }

  @Test func everyKindHasACase() throws {
    let expected = try Case.all().map(\.expected).joined()
    for kind in ChangeKind.allCases {
      #expect(expected.contains("[\(kind.rawValue); "), "\(kind.rawValue)")
    }
  }

  @Test func everyKindIsInTheReference() throws {
    let file = Toolchain.root.appending(path: "Specs/COMMANDS.md")
    let reference = try String(contentsOf: file, encoding: .utf8)
    for kind in ChangeKind.allCases {
      #expect(reference.contains("`\(kind.rawValue)`"), "\(kind.rawValue)")
    }
  }
}
