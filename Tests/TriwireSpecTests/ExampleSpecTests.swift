import Foundation
import Testing
import TriwireSpec
import TriwireYAML

/// The example specs, one per folder of `Specs`.
@Suite struct ExampleSpecTests {
  static let paths = Folder.files(in: Folder.specs)
    .map { Folder.specs.appendingPathComponent($0).appendingPathComponent("spec.yaml").path }
    .filter { FileManager.default.fileExists(atPath: $0) }

  @Test func thereAreExamples() {
    #expect(!Self.paths.isEmpty)
  }

  @Test(arguments: paths)
  func readsWithoutDiagnostics(_ path: String) throws {
    let result = SpecReader.read(path: path, files: .onDisk)
    #expect(DiagnosticPrinter(sources: result.sources).print(result.diagnostics) == "")
    #expect(result.spec != nil)
    for text in result.sources.values {
      #expect(try SchemaChecker.spec().errors(try YAMLParser.parse(Array(text.utf8))) == [])
    }
  }
}
