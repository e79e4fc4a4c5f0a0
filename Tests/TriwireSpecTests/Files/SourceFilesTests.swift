import Foundation
import Testing
import TriwireSpec

@Suite struct SourceFilesTests {
  /// A folder that is removed when the test is over.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("triwire 🐕 #%20 \(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("types/sub"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  @Test func readsFromDisk() throws {
    try withFolder { folder in
      try write("triwire: 1\nname: A\ninclude: types/*.yaml\n", to: folder + "/spec.yaml")
      try write("types: {B: {fields: {}}}", to: folder + "/types/b.yaml")
      try write("types: {A: {fields: {}}}", to: folder + "/types/a.yaml")
      try write("types: [", to: folder + "/types/.hidden.yaml")
      try FileManager.default.createDirectory(
        atPath: folder + "/types/folder.yaml", withIntermediateDirectories: false)
      let result = SpecReader.read(path: folder + "/spec.yaml", files: .onDisk)
      #expect(result.diagnostics == [])
      #expect(result.includedPaths == [folder + "/types/a.yaml", folder + "/types/b.yaml"])
    }
  }

  @Test func listsThroughFolders() throws {
    try withFolder { folder in
      try write("", to: folder + "/types/sub/x1.yaml")
      try write("", to: folder + "/types/sub/x22.yaml")
      let files = SourceFiles.onDisk
      #expect(files.list(folder + "/*/s?b/x?.yaml") == [folder + "/types/sub/x1.yaml"])
      #expect(files.list(folder + "/none/*.yaml") == [])
    }
  }

  @Test func saysWhyAFileCannotBeRead() throws {
    try withFolder { folder in
      #expect(throws: SourceFiles.Failure.missing) { try SourceFiles.onDisk.read(folder + "/no") }
      #expect(throws: SourceFiles.Failure.isDirectory) { try SourceFiles.onDisk.read(folder) }
      #expect(throws: SourceFiles.Failure.unreadable("not a regular file")) {
        try SourceFiles.onDisk.read("/dev/zero")
      }
    }
  }

  static let patterns: [(String, [String])] = [
    ("*.yaml", ["a.yaml", "b.yaml"]), ("?.yaml", ["a.yaml", "b.yaml"]), ("a*", ["a.yaml"]),
    ("*a*a*", ["a.yaml"]), ("sub/*", ["sub/c.yaml"]), ("*/*.yaml", ["sub/c.yaml"]),
    (".*", [".d.yaml"]), ("*c.yaml", []), ("**", ["a.yaml", "b.yaml"]),
  ]

  @Test(arguments: patterns)
  func matchesPatterns(pattern: String, expected: [String]) {
    let files = SourceFiles.inMemory(["a.yaml": "", "b.yaml": "", "sub/c.yaml": "", ".d.yaml": ""])
    #expect(files.list(pattern) == expected)
  }
}
