import Testing
import TriwireModel
import TriwireSpec

/// The files in `Cases` hold specs, and every diagnostic that the rules make of them.
@Suite struct CaseTests {
  @Test(arguments: try Case.all())
  func saysWhatIsWrong(_ testCase: Case) throws {
    let read = SpecReader.read(path: "spec.yaml", files: .inMemory(testCase.files))
    #expect(DiagnosticPrinter(sources: [:]).print(read.diagnostics) == "")
    let result = APIBuilder.build(from: try #require(read.spec))
    #expect(DiagnosticPrinter(sources: [:]).print(result.diagnostics) == testCase.expected)
    #expect((result.api == nil) == testCase.expected.contains(" error: "))
  }
}
