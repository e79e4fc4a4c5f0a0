import Testing
import TriwireSpec

@testable import TriwireModel

@Suite struct DocTextTests {
  @Test(arguments: [
    ("one\r\ntwo\rthree\nfour", ["one", "two", "three", "four"]),
    ("a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f", ["a", "b", "c", "d", "e", "f"]),
    ("\n\n  indented \t\n\nend\n \n", ["  indented", "", "end"]),
    ("*/ /* \"\"\" \\(x)", ["*/ /* \"\"\" \\(x)"]),
    ("a\u{202E}b\u{0}c\u{7F}\u{2066}d\u{FEFF}", ["abcd"]),
    ("👩\u{200D}🚀", ["👩\u{200D}🚀"]),
    ("", []), (" \n ", []),
  ])
  func splitsIntoHarmlessLines(_ text: String, _ lines: [String]) {
    #expect(DocText.lines(text) == lines)
  }

  @Test func keepsADeprecationInOneLine() {
    let documentation = Documentation(
      nil, Located(.message("Use `name`.\nReally."), at: somewhere))
    #expect(documentation.deprecation == .message("Use `name`. Really."))
  }
}
