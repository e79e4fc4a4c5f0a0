import Testing

@testable import TriwireGeneration
@testable import TriwireModel

@Suite struct DocCommentTests {
  private func lines(
    _ text: String, indent: Int = 0, _ change: (inout DocComment) -> Void = { _ in }
  )
    -> [String]
  {
    var comment = DocComment(
      lines: text.isEmpty
        ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    change(&comment)
    return Array(comment.lines(indent: indent))
  }

  @Test func isNothingForNothing() {
    #expect(lines("") == [])
  }

  @Test(arguments: [
    ("Adds a pet.", ["/// Adds a pet: `POST /pets`."]),
    ("Adds a pet", ["/// Adds a pet: `POST /pets`."]),
    ("Is it there?", ["/// Is it there?", "///", "/// `POST /pets`."]),
    ("", ["/// `POST /pets`."]),
    ("One. Two.", ["/// One: `POST /pets`.", "///", "/// Two."]),
  ])
  func namesTheRoute(text: String, comment: [String]) {
    #expect(lines(text) { $0.route = "POST /pets" } == comment)
  }

  @Test(arguments: [
    ("The name.", ["/// The name. At least 1."]),
    ("The name", ["/// The name. At least 1."]),
    ("", ["/// At least 1."]),
    (
      "The name. A long one.",
      ["/// The name.", "///", "/// A long one.", "///", "/// At least 1."]
    ),
  ])
  func addsLimits(text: String, comment: [String]) {
    #expect(lines(text) { $0.limits = "At least 1." } == comment)
  }

  @Test func separatesTheFirstSentence() {
    #expect(lines("Uses e.g. this.\nOr that.") == ["/// Uses e.g. this.", "///", "/// Or that."])
    #expect(lines("Is `a. B`, no end.") == ["/// Is `a. B`, no end."])
    #expect(lines("- a. B\n- c") == ["/// - a. B", "/// - c"])
  }

  @Test func stopsAfterASummary() {
    #expect(lines("One. Two.\n\nThree.") { $0.isSummary = true } == ["/// One."])
  }

  @Test func wrapsLongLines() {
    let long = Array(repeating: "word", count: 10).joined(separator: " ")
    #expect(
      lines("Text.\n\n- \(long)", indent: 60) == [
        "/// Text.", "///", "/// - word word word word word word word", "///   word word word",
      ])
  }

  @Test func putsDeprecationInAnAttributeOrInWords() {
    let deprecation = APIDeprecation.message(#"Use "b"."#)
    #expect(
      lines("Old.") { $0.deprecation = deprecation } == [
        "/// Old.", #"@available(*, deprecated, message: "Use \"b\".")"#,
      ])
    #expect(
      lines("Old.") {
        $0.deprecation = deprecation
        $0.deprecatesInWords = true
      } == ["/// Old.", "///", #"/// - Warning: Deprecated. Use "b"."#])
  }
}
