import Testing
import TriwireModel
import TriwireSpec

/// What a build says about a spec, reading included; the version and the name are put before it.
func build(_ body: String) throws -> BuildResult {
  let text = "triwire: 1\nname: Shop\n" + body
  let read = SpecReader.read(path: "spec.yaml", files: .inMemory(["spec.yaml": text]))
  #expect(DiagnosticPrinter(sources: read.sources).print(read.diagnostics) == "")
  return APIBuilder.build(from: try #require(read.spec))
}

/// The API of a spec without errors.
func api(_ body: String) throws -> API {
  let result = try build(body)
  #expect(DiagnosticPrinter(sources: [:]).print(result.diagnostics) == "")
  return try #require(result.api)
}
