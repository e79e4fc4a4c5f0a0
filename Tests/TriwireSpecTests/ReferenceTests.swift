import Foundation
import Testing
import TriwireSpec
import TriwireYAML

/// The examples of the language's reference are specs that read without a diagnostic.
@Suite struct ReferenceTests {
  static let examples = (try? Folder.text(of: Folder.reference)).map(wholeSpecs) ?? []

  /// The blocks marked as YAML that begin with the language's version.
  private static func wholeSpecs(in markdown: String) -> [String] {
    markdown.components(separatedBy: "```yaml\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
      .filter { $0.hasPrefix("triwire:") }
      .map { $0 + "\n" }
  }

  @Test func hasExamples() {
    #expect(Self.examples.count >= 7)
  }

  @Test(arguments: examples)
  func examplesAreSpecs(_ text: String) throws {
    let result = SpecReader.read(path: "spec.yaml", files: .inMemory(["spec.yaml": text]))
    #expect(DiagnosticPrinter(sources: result.sources).print(result.diagnostics) == "")
    #expect(try SchemaChecker.spec().errors(try YAMLParser.parse(Array(text.utf8))) == [])
  }
}
