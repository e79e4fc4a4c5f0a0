import Foundation
import Testing

/// The core of the Mustache specification, with HTML escaping and unknown names left out.
@Suite struct ConformanceTests {
  @Test(arguments: try ConformanceTests.ownCases())
  func core(_ sample: ConformanceCase) throws {
    #expect(try sample.rendered() == sample.expected)
  }

  /// The whole specification, where its cases are at hand: set `TRIWIRE_MUSTACHE_CASES` to the path
  /// of a JSON file `{"cases": [{"group", "name", "data", "template", "partials", "expected"}]}`.
  @Test(.enabled(if: ConformanceTests.path != nil))
  func specification() throws {
    let path = try #require(ConformanceTests.path)
    let cases = try ConformanceCase.read(URL(fileURLWithPath: path))
    #expect(!cases.isEmpty)
    for sample in cases {
      #expect(try sample.rendered() == sample.expected, "\(sample.name)")
    }
  }

  private static func ownCases() throws -> [ConformanceCase] {
    let folder = Bundle.module.resourceURL?.appendingPathComponent("Cases")
    let files = try FileManager.default.contentsOfDirectory(
      at: try #require(folder), includingPropertiesForKeys: nil)
    return try files.sorted { $0.path < $1.path }.flatMap(ConformanceCase.read)
  }

  private static var path: String? {
    ProcessInfo.processInfo.environment["TRIWIRE_MUSTACHE_CASES"]
  }
}
