import Foundation
import Testing
import TriwireSpec
import TriwireYAML

@Suite struct ValidCaseTests {
  static let files = Folder.files(in: Folder.validCases)

  @Test func thereAreCases() {
    #expect(!Self.files.isEmpty)
  }

  @Test(arguments: files)
  func readsWithoutDiagnostics(_ file: String) throws {
    let text = try Folder.text(of: Folder.validCases.appendingPathComponent(file))
    let result = SpecReader.read(path: file, files: .inMemory([file: text]))
    #expect(DiagnosticPrinter(sources: result.sources).print(result.diagnostics) == "")
    #expect(result.spec != nil)
  }

  @Test(arguments: files)
  func fitsTheSchema(_ file: String) throws {
    let text = try Folder.text(of: Folder.validCases.appendingPathComponent(file))
    let tree = try YAMLParser.parse(Array(text.utf8))
    #expect(try SchemaChecker.spec().errors(tree) == [])
  }
}
