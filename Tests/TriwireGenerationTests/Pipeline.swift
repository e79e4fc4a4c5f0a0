import Foundation
import TriwireGeneration
import TriwireModel
import TriwireSpec

/// From the text of a spec to its files.
enum Pipeline {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  static func api(_ text: String) throws -> API {
    let read = SpecReader.read(path: "spec.yaml", files: .inMemory(["spec.yaml": text]))
    guard let spec = read.spec, !read.hasErrors else { throw Failure(read.diagnostics) }
    let built = APIBuilder.build(from: spec)
    guard let api = built.api else { throw Failure(built.diagnostics) }
    return api
  }

  static func files(
    _ text: String, access: Access = .public, shards: Int = 1, templates: [String: String] = [:]
  ) throws -> [SourceFile] {
    let options = GenerationOptions(
      specName: "spec.yaml", toolVersion: "0.1.0", access: access, shards: shards,
      templates: templates)
    return try Generator(options).files(for: api(text))
  }
}

extension Pipeline.Failure {
  init(_ diagnostics: [Diagnostic]) {
    description = diagnostics.map { "\($0.location.debugDescription): \($0.message)" }
      .joined(separator: "\n")
  }
}
