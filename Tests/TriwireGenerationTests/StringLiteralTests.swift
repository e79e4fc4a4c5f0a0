import Testing

@testable import TriwireGeneration

@Suite struct StringLiteralTests {
  @Test(arguments: [
    ("plain", #""plain""#),
    (#"a "b" \c"#, #""a \"b\" \\c""#),
    (#"\(evil())"#, #""\\(evil())""#),
    ("a\nb\r\tc\0", #""a\nb\r\tc\u{0}""#),
    ("\u{202E}dne", #""\u{202e}dne""#),
    ("zero\u{200B}width\u{FEFF}", #""zero\u{200b}width\u{feff}""#),
    ("no\u{A0}break\u{2028}", #""no\u{a0}break\u{2028}""#),
    ("non\u{FFFF}character", #""non\u{ffff}character""#),
    ("Grüße 日本 😀", #""Grüße 日本 😀""#),
  ])
  func escapesWhatAReaderCanNotSee(text: String, literal: String) {
    #expect(StringLiteral.quoted(text) == literal)
  }

  @Test(arguments: [
    ("^a$", "`^a$`"), ("a`b", "`` a`b ``"), ("a\u{2028}b", #"`a\u{2028}b`"#),
  ])
  func standsAsCodeInMarkdown(text: String, code: String) {
    #expect(StringLiteral.markdown(text) == code)
  }

  /// The compiler refuses their escapes.
  @Test(arguments: [0xFDD0, 0xFDEF] as [UInt32])
  func leavesSomeNoncharactersAsTheyAre(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(StringLiteral.quoted(String(scalar)) == "\"\(scalar)\"")
  }
}
