import Testing
import TriwireModel
import TriwireSpec
import Foundation

@Test(arguments: ["/work/brief/sample/spec.yaml", "/work/wt/model/Specs/HTTPBin/spec.yaml", "/work/wt/model/Specs/Prometheus/spec.yaml"])
func scratch(_ path: String) throws {
  let read = SpecReader.read(path: path, files: .onDisk)
  print(DiagnosticPrinter(sources: read.sources).print(read.diagnostics))
  let result = APIBuilder.build(from: try #require(read.spec))
  print(DiagnosticPrinter(sources: read.sources).print(result.diagnostics))
  if path.contains("brief") { dump(result.api) }
}
