import Foundation
import Testing
import TriwireYAML

/// A spec with errors, and what is said about it.
struct InvalidCase: CustomTestStringConvertible, Sendable {
  var file: String
  var name: String
  /// `spec.yaml` and what it includes, by path.
  var files: [String: String]
  /// One line per diagnostic and note.
  var expected: String
  /// The JSON Schema can't see these errors.
  var fitsSchema: Bool

  var testDescription: String { "\(file): \(name)" }

  static func all() throws -> [InvalidCase] {
    try Folder.files(in: Folder.invalidCases).flatMap { file in
      let url = Folder.invalidCases.appendingPathComponent(file)
      let root = try YAMLParser.parse(Array(try Data(contentsOf: url)))
      return try #require(root.elements).map { try InvalidCase($0, file: file) }
    }
  }

  private init(_ node: Node, file: String) throws {
    self.file = file
    name = try #require(node["name"]?.text)
    files = ["spec.yaml": try #require(node["spec"]?.text)]
    for entry in node["files"]?.entries ?? [] { files[entry.name] = entry.value.text }
    expected = try #require(node["expected"]?.text)
    fitsSchema = node["fitsSchema"]?.text == "true"
  }
}
