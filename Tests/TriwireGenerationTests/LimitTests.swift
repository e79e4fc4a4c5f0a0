import Foundation
import Testing
import TriwireModel
import TriwireMustache
import TriwireSpec
import TriwireTestSupport

/// The limits of specs and templates are those that `Specs/REFERENCE.md` tells.
@Suite struct LimitTests {
  static let rows = ((try? LimitRow.all()) ?? []).filter {
    ["spec", "template"].contains($0.subject)
  }

  /// What is said of an input that has so many of something.
  private static let inputs: [String: @Sendable (Int) -> [String]] = [
    "bytes of a file": { findings(["spec.yaml": ofBytes($0)]) },
    "collections inside each other": { count in
      findings(["spec.yaml": "a: " + nested("[", count - 1, "", "]")])
    },
    "values, aliases followed": { findings(["spec.yaml": ofValues($0)]) },
    "bytes of text, aliases followed": { findings(["spec.yaml": ofText($0)]) },
    "files": { findings(ofFiles($0)) },
    "files that include each other": { findings(ofIncludes($0)) },
    "types inside a type": { count in
      findings(types: "  A: {fields: {a: \"\(nested("list<", count, "int32", ">"))\"}}\n")
    },
    "types that include each other": { count in
      findings(
        types: chain(count) { "  T\($0): {includes: [T\($0 + 1)]}\n" }
          + "  T\(count + 1): {fields: {a: int32}}\n")
    },
    "aliases that lead to each other": { count in
      findings(
        types: chain(count - 1) { "  T\($0): {alias: T\($0 + 1)}\n" }
          + "  T\(count): {alias: int32}\n")
    },
    "parts of a type behind an alias": { count in
      let names = (1..<count).map { "T\($0)" }
      return findings(
        types: "  ? \"P<\(names.joined(separator: ", "))>\"\n  : {fields: {a: T1}}\n"
          + "  A: {alias: \"P<\(names.map { _ in "int32" }.joined(separator: ", "))>\"}\n")
    },
    "characters of its name": { count in
      findings(["spec.yaml": "triwire: 1\nname: \(String(repeating: "A", count: count))\n"])
    },
    "sections inside each other": { count in
      findings(template: nested("{{#a}}", count, "", "{{/a}}"))
    },
    "partials inside each other": { count in
      findings(
        template: "{{>p1}}",
        partials: chain(count - 1) { [("p\($0)", "{{>p\($0 + 1)}}")] } + [("p\(count)", "")])
    },
  ]

  @Test func everyRowHasAnInput() {
    #expect(Set(Self.rows.map(\.name)) == Set(Self.inputs.keys))
  }

  @Test(arguments: rows) func isKept(row: LimitRow) throws {
    let limit = try #require(row.standard)
    let input = try #require(Self.inputs[row.name])
    let message = try #require(row.message(limit: limit, found: limit + 1))
    #expect(!input(limit).contains { $0.contains(message) })
    let beyond = input(limit + 1)
    #expect(beyond.contains { $0.contains(message) }, "\(beyond.prefix(3)) lacks \(message)")
  }

  @Test func aFileThatIsTooLargeIsNotRead() throws {
    let limit = try #require(Self.rows.first { $0.name == "bytes of a file" }?.standard)
    let folder = try TemporaryFolder()
    let path = folder.path("spec.yaml")
    try Self.ofBytes(limit).write(toFile: path, atomically: true, encoding: .utf8)
    #expect(!SpecReader.read(path: path, files: .onDisk).hasErrors)
    try Self.ofBytes(limit + 1).write(toFile: path, atomically: true, encoding: .utf8)
    #expect(
      SpecReader.read(path: path, files: .onDisk).diagnostics.map(\.message)
        == ["the file has \(limit + 1) bytes, more than the \(limit) allowed: '\(path)'"])
  }

  @Test func tooManyFilesAreToldOnce() {
    #expect(Self.findings(Self.ofFiles(1_100)) == ["a spec has at most 1000 files"])
  }
}

// MARK: What is said

extension LimitTests {
  private static func findings(_ files: [String: String]) -> [String] {
    let read = SpecReader.read(path: "spec.yaml", files: .inMemory(files))
    let built = read.spec.map { APIBuilder.build(from: $0).diagnostics } ?? []
    return (read.diagnostics + built).map(\.message)
  }

  private static func findings(types: String) -> [String] {
    findings(["spec.yaml": "triwire: 1\nname: Shop\ntypes:\n" + types])
  }

  private static func findings(
    template: String, partials: [(String, String)] = []
  ) -> [String] {
    do {
      let parts = try partials.map { ($0.0, try Template(parsing: $0.1, name: $0.0)) }
      _ = try Template(parsing: template, name: "t").render(
        ["a": true], partials: Dictionary(uniqueKeysWithValues: parts))
      return []
    } catch {
      return ["\(error)"]
    }
  }
}

// MARK: Inputs

extension LimitTests {
  private static func nested(
    _ opening: String, _ count: Int, _ core: String, _ closing: String
  ) -> String {
    String(repeating: opening, count: count) + core + String(repeating: closing, count: count)
  }

  private static func chain(_ count: Int, _ link: (Int) -> String) -> String {
    (1..<(count + 1)).map(link).joined()
  }

  private static func chain<Link>(_ count: Int, _ link: (Int) -> [Link]) -> [Link] {
    (1..<(count + 1)).flatMap(link)
  }

  private static func ofBytes(_ count: Int) -> String {
    let start = "triwire: 1\nname: Shop\n#"
    return start + String(repeating: "#", count: count - start.utf8.count - 1) + "\n"
  }

  /// A sequence of sequences, all but the first of which are aliases.
  private static func ofValues(_ count: Int) -> String {
    let width = 998
    let (copies, rest) = (count - 1).quotientAndRemainder(dividingBy: width + 1)
    let first = "&a [\(Array(repeating: "x", count: width).joined(separator: ","))]"
    let others = Array(repeating: "*a ", count: copies - 1) + Array(repeating: "x", count: rest)
    return "[\(([first] + others).joined(separator: ","))]"
  }

  private static func ofText(_ count: Int) -> String {
    let (copies, rest) = count.quotientAndRemainder(dividingBy: 1 << 20)
    let first = "&a " + String(repeating: "x", count: 1 << 20)
    let others = Array(repeating: "*a ", count: copies - 1) + Array(repeating: "x", count: rest)
    return "[\(([first] + others).joined(separator: ","))]"
  }

  private static func ofFiles(_ count: Int) -> [String: String] {
    var files = ["spec.yaml": "triwire: 1\nname: Shop\ninclude: part*.yaml\n"]
    for number in 1..<count {
      files["part\(number).yaml"] = "types: {T\(number): {fields: {a: T\(number)?}}}\n"
    }
    return files
  }

  private static func ofIncludes(_ count: Int) -> [String: String] {
    var files = ["1.yaml": "triwire: 1\nname: Shop\ninclude: 2.yaml\n"]
    for number in 2..<count { files["\(number).yaml"] = "include: \(number + 1).yaml\n" }
    files["\(count).yaml"] = "types: {T: {fields: {a: int32}}}\n"
    files["spec.yaml"] = files.removeValue(forKey: "1.yaml")
    return files
  }
}
