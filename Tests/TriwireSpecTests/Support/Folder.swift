import Foundation

/// Files of the package that tests walk over.
enum Folder {
  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  static let validCases = tests.appendingPathComponent("Cases/Valid")
  static let invalidCases = tests.appendingPathComponent("Cases/Invalid")
  static let specs = tests.appendingPathComponent("../../Specs").standardizedFileURL
  static let reference = specs.appendingPathComponent("REFERENCE.md")

  /// The names of a folder's files, sorted.
  static func files(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted()
  }

  static func text(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }
}
