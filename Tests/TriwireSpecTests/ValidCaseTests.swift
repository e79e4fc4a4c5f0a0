import Foundation
import Testing
import TriwireSpec
import TriwireYAML

@Suite struct ValidCaseTests {
  static let files = Folder.files(in: Folder.validCases)
  /// All but the one that only another includes.
  static let specs = files.filter { $0 != "included.yaml" }

  @Test func thereAreCases() {
    #expect(!Self.files.isEmpty)
  }

  @Test(arguments: specs)
  func readsWithoutDiagnostics(_ file: String) throws {
    let path = Folder.validCases.appendingPathComponent(file).path
    let result = SpecReader.read(path: path, files: .onDisk)
    #expect(DiagnosticPrinter(sources: result.sources).print(result.diagnostics) == "")
    #expect(result.spec != nil)
  }

  @Test(arguments: files)
  func fitsTheSchema(_ file: String) throws {
    let text = try Folder.text(of: Folder.validCases.appendingPathComponent(file))
    let tree = try YAMLParser.parse(Array(text.utf8))
    #expect(try SchemaChecker.spec().errors(tree) == [])
  }

  /// A property that no valid case has could be one that the reader does not know.
  @Test func coversEveryPropertyOfTheSchema() throws {
    let coverage = SchemaCoverage()
    var checker = try SchemaChecker.spec()
    checker.coverage = coverage
    for file in Self.files {
      let text = try Folder.text(of: Folder.validCases.appendingPathComponent(file))
      _ = checker.errors(try YAMLParser.parse(Array(text.utf8)))
    }
    #expect(coverage.missing(in: checker.root) == [])
  }
}
