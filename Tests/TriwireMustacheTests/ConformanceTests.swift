import Foundation
import Testing

@Suite struct ConformanceTests {
  /// The whole specification, where its cases are at hand: set `TRIWIRE_MUSTACHE_CASES` to the path
  /// of a JSON file `{"cases": [{"group", "name", "data", "template", "partials", "expected"}]}`.
  @Test(.enabled(if: ConformanceTests.path != nil))
  func specification() throws {
    let path = try #require(ConformanceTests.path)
    for sample in try ConformanceCase.read(URL(fileURLWithPath: path)) {
      #expect(try sample.rendered() == sample.expected, "\(sample.name)")
    }
  }

  private static var path: String? {
    ProcessInfo.processInfo.environment["TRIWIRE_MUSTACHE_CASES"]
  }
}
