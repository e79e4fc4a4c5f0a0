import Foundation
import Testing
import TriwireYAML

/// A spec, and what the rules say about it; nothing when it is a valid one.
struct Case: CustomTestStringConvertible, Sendable {
  var file: String
  var name: String
  /// `spec.yaml` and what it includes, by path.
  var files: [String: String]
  /// One line per diagnostic and note.
  var expected: String

  var testDescription: String { "\(file): \(name)" }

  static func all() throws -> [Case] {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Cases")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".yaml") }.sorted().flatMap { file in
      let url = folder.appendingPathComponent(file)
      let root = try YAMLParser.parse(Array(try Data(contentsOf: url)))
      guard case .sequence(let nodes) = root.kind else { throw NotFound() }
      return try nodes.map { try Case($0, file: file) }
    }
  }

  private init(_ node: Node, file: String) throws {
    self.file = file
    name = try #require(node["name"]?.text)
    files = ["spec.yaml": try #require(node["spec"]?.text)]
    for entry in node["files"]?.entries ?? [] { files[entry.key.text ?? ""] = entry.value.text }
    expected = node["expected"]?.text ?? ""
  }
}

struct NotFound: Error {}

extension Node {
  fileprivate var entries: [Entry] {
    if case .mapping(let entries) = kind { entries } else { [] }
  }

  fileprivate var text: String? {
    if case .scalar(let scalar) = kind { scalar.text } else { nil }
  }

  fileprivate subscript(key: String) -> Node? {
    entries.first { $0.key.text == key }?.value
  }
}
