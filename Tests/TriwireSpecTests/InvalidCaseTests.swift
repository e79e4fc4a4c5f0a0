import Foundation
import Testing
import TriwireSchema
import TriwireSpec
import TriwireYAML

@Suite struct InvalidCaseTests {
  @Test(arguments: try InvalidCase.all())
  func saysWhatIsWrong(_ testCase: InvalidCase) throws {
    let result = SpecReader.read(path: "spec.yaml", files: .inMemory(testCase.files))
    let lines = DiagnosticPrinter(sources: [:]).print(result.diagnostics)
    #expect(lines == testCase.expected)
  }

  @Test(arguments: try InvalidCase.all())
  func theSchemaAgrees(_ testCase: InvalidCase) throws {
    let text = try #require(testCase.files["spec.yaml"])
    guard let tree = try? YAMLParser.parse(Array(text.utf8)) else { return }
    let errors = try SchemaChecker.spec().errors(tree)
    #expect(errors.isEmpty == testCase.fitsSchema, "\(errors)")
  }
}

extension SchemaChecker {
  static func spec() throws -> SchemaChecker {
    SchemaChecker(root: try YAMLParser.parse(Array(SpecSchema.text.utf8)))
  }
}
