import Foundation
import Testing
import TriwireGeneration
import TriwireSpec
import TriwireTestSupport

/// The formatter and the compiler have nothing to say about what is generated, for an ordinary API
/// and for one of long names, keywords, hostile texts and types named like the library's.
@Suite struct OutputQualityTests {
  struct Sample: CustomTestStringConvertible {
    var name: String
    var access: Access
    var shards = 1

    var testDescription: String { "\(name), \(access.rawValue), \(shards)" }

    func files() throws -> [SourceFile] {
      let file = Toolchain.root.appending(path: "\(name).yaml")
      let text = try String(contentsOf: file, encoding: .utf8)
      return try Pipeline.files(text, access: access, shards: shards)
    }

    static let shop = "Specs/Shop/spec"
    static let torture = "Tests/TriwireGenerationTests/Cases/torture"
    static let calls = "Tests/TriwireGenerationTests/Cases/calls"
    static let letters = "Tests/TriwireGenerationTests/Cases/letters"
    static let empty = "Tests/TriwireGenerationTests/Cases/empty"

    static let all = [
      Sample(name: shop, access: .package), Sample(name: empty, access: .public),
      Sample(name: empty, access: .internal), Sample(name: torture, access: .public, shards: 3),
      Sample(name: torture, access: .internal), Sample(name: calls, access: .public),
    ]

    /// Names that the formatter's default rules would have in ASCII.
    static let beyondASCII = Sample(name: letters, access: .public)
  }

  @Test(arguments: Sample.all) func isLaidOutAsSwiftFormatDoes(sample: Sample) async throws {
    let project = Toolchain.root.appending(path: ".swift-format").path
    for configuration in [#"{"version": 1}"#, project] {
      let files = try sample.files().map { ($0.name, $0.text) }
      let (status, output) = try await Toolchain.withFiles(files) {
        try await Toolchain.run(
          ["swift", "format", "lint", "--strict", "--configuration", configuration] + $0)
      }
      #expect(output == "")
      #expect(status == 0)
    }
  }

  @Test(.enabled(if: Toolchain.modules != nil), arguments: Sample.all + [Sample.beyondASCII])
  func compilesWithoutWarnings(sample: Sample) async throws {
    let modules = try #require(Toolchain.modules)
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    let options =
      ["-swift-version", "6", "-warnings-as-errors", "-package-name", "sample"]
      + features.flatMap { ["-enable-upcoming-feature", $0] }
      + ["-module-name", "Sample", "-I", modules.path]
    let files = try sample.files().map { ($0.name, $0.text) }
    let (status, output) = try await Toolchain.withFiles(files) {
      try await Toolchain.run(["swiftc", "-typecheck"] + options + $0)
    }
    #expect(output == "")
    #expect(status == 0)
  }

  @Test(arguments: Sample.all) func isTheSameEachTime(sample: Sample) throws {
    #expect(try sample.files() == sample.files())
  }
}
