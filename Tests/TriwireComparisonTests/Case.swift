import Foundation
import Testing
import TriwireYAML

/// Two specs and the changes between them, as `triwire diff` prints them.
struct Case: CustomTestStringConvertible, Sendable {
  var name: String
  var old: String
  var new: String
  var expected: String

  var testDescription: String { name }

  /// Of all files in `Cases`.
  static func all() throws -> [Case] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.sorted { $0.path < $1.path }.flatMap { file in
      let root = try YAMLParser.parse(Array(try Data(contentsOf: file)))
      guard case .sequence(let nodes) = root.kind else { return [Case]() }
      let name = file.deletingPathExtension().lastPathComponent
      return try nodes.map { try Case($0, in: name) }
    }
  }

  private init(_ node: Node, in file: String) throws {
    name = "\(file): \(try #require(node["name"]))"
    old = try #require(node["old"])
    new = try #require(node["new"])
    expected = try #require(node["expected"])
  }
}

extension Node {
  fileprivate subscript(key: String) -> String? {
    guard case .mapping(let entries) = kind else { return nil }
    let value = entries.first { $0.key.text == key }?.value
    return value?.text
  }

  fileprivate var text: String? {
    if case .scalar(let scalar) = kind { scalar.text } else { nil }
  }
}
