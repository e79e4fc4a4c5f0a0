import Foundation
import Testing
import TriwireGeneration
import TriwireTestSupport

/// Every spec of the folder `Specs` gives the files beside it, byte for byte.
///
/// With `TRIWIRE_UPDATE_GOLDENS` in the environment the files are written instead.
@Suite struct GoldenTests {
  @Test(arguments: Golden.all) func spec(golden: Golden) throws {
    let files = try Pipeline.files(golden.text)
    if ProcessInfo.processInfo.environment["TRIWIRE_UPDATE_GOLDENS"] != nil {
      try golden.write(files)
    }
    let expected = try golden.files()
    #expect(files.map(\.name).sorted() == expected.keys.sorted())
    for file in files {
      #expect(file.text == expected[file.name], "\(golden.name)/Generated/\(file.name)")
    }
  }

  @Test func thereAreSpecs() {
    #expect(!Golden.all.isEmpty)
  }
}

struct Golden: CustomTestStringConvertible {
  var folder: URL

  var name: String { folder.lastPathComponent }
  var testDescription: String { name }

  static let all: [Golden] = {
    let specs = Toolchain.root.appending(path: "Specs")
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: specs.path)) ?? []
    return folders.sorted().map { Golden(folder: specs.appending(path: $0)) }
      .filter { FileManager.default.fileExists(atPath: $0.spec.path) }
  }()

  private var spec: URL { folder.appending(path: "spec.yaml") }
  private var generated: URL { folder.appending(path: "Generated") }

  var text: String {
    get throws { try String(contentsOf: spec, encoding: .utf8) }
  }

  func files() throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: generated.path)
    return try names.reduce(into: [:]) { files, name in
      let file = generated.appending(path: name)
      files[name] = try String(contentsOf: file, encoding: .utf8)
    }
  }

  func write(_ files: [SourceFile]) throws {
    try FileManager.default.createDirectory(at: generated, withIntermediateDirectories: true)
    for file in files {
      let target = generated.appending(path: file.name)
      try file.text.write(to: target, atomically: true, encoding: .utf8)
    }
  }
}
