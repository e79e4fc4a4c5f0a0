import Testing

@testable import TriwireModel

@Suite struct SwiftNameTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var wire: String
    var member: String
    var type: String

    var testDescription: String { wire.debugDescription }

    init(_ wire: String, _ member: String, _ type: String) {
      self.wire = wire
      self.member = member
      self.type = type
    }
  }

  static let examples = [
    // Words
    Example("in-progress", "inProgress", "InProgress"),
    Example("first name", "firstName", "FirstName"),
    Example("user_name", "userName", "UserName"), Example("a/b.c", "aBC", "ABC"),
    Example("IN_PROGRESS", "inProgress", "InProgress"),
    Example("filter[name]", "filterName", "FilterName"),
    Example("@type", "type", "Type"), Example("$ref", "ref", "Ref"),
    Example("-type", "type", "Type"),
    Example("X-Trace", "xTrace", "XTrace"), Example("a--b", "aB", "AB"),
    // Acronyms
    Example("userId", "userID", "UserID"), Example("user_ids", "userIDs", "UserIDs"),
    Example("URL", "url", "URL"), Example("urlString", "urlString", "URLString"),
    Example("HTTPServer", "httpServer", "HTTPServer"), Example("userIDs", "userIDs", "UserIDs"),
    Example("HttpBin", "httpBin", "HTTPBin"), Example("sha256", "sha256", "SHA256"),
    Example("IPv4", "ipv4", "IPV4"), Example("userSSN", "userSSN", "UserSSN"),
    Example("eTag", "eTag", "ETag"),
    // Digits
    Example("1st", "value1st", "Value1st"), Example("2xl", "value2xl", "Value2xl"),
    Example("0040000", "value0040000", "Value0040000"), Example("1.0", "value1Dot0", "Value1Dot0"),
    Example("2026-01-01", "value2026Dash01Dash01", "Value2026Dash01Dash01"),
    Example("utf-8", "utf8", "UTF8"), Example("md5Hash", "md5Hash", "MD5Hash"),
    // Signs
    Example("+1", "plus1", "Plus1"), Example("-1", "minus1", "Minus1"),
    Example("GMT+1", "gmtPlus1", "GmtPlus1"), Example("C++", "cPlusPlus", "CPlusPlus"),
    Example("C#", "cSharp", "CSharp"), Example("<=", "lessEquals", "LessEquals"),
    Example("*", "asterisk", "Asterisk"), Example("", "empty", "Empty"),
    Example("_", "underscore", "Underscore"),
    Example("a&b", "aAndB", "AAndB"), Example("\u{0}", "empty", "Empty"),
    // Beyond ASCII
    Example("größe", "größe", "Größe"), Example("名前", "名前", "名前"),
    Example("e\u{301}tat", "e\u{301}tat", "E\u{301}tat"),
    Example("😀", "grinningFace", "GrinningFace"),
  ]

  @Test(arguments: examples)
  func followsTheRules(_ example: Example) {
    #expect(SwiftName.member(example.wire) == example.member)
    #expect(SwiftName.type(example.wire) == example.type)
  }

  @Test(arguments: [("-created", "minusCreated"), ("+created", "plusCreated"), ("utf-8", "utf8")])
  func readsALeadingHyphenOfAValueAsASign(_ wire: String, _ name: String) {
    #expect(SwiftName.member(wire, signs: .leading) == name)
  }

  @Test(arguments: [("GMT-1", "gmtMinus1"), ("1-2", "value1Dash2"), ("a-b", "aB")])
  func readsEveryHyphenBeforeADigitAsASign(_ wire: String, _ name: String) {
    #expect(SwiftName.member(wire, signs: .everywhere) == name)
  }
}
