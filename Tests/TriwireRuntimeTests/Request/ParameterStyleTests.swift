import Foundation
import Testing

@testable import TriwireRuntime

/// Every cell of the table “Style Examples” of OpenAPI 3.1.2, and the style `cookie` of 3.2.
struct ParameterStyleTests {
  static let values: [String: ParameterForm] = [
    "empty": .text(""), "string": .text("blue"), "array": .list(["blue", "black", "brown"]),
    "object": .object([.init("R", "100"), .init("G", "200"), .init("B", "150")]),
  ]

  @Test(arguments: [
    (PathStyle.matrix, false, "empty", ";color"),
    (.matrix, false, "string", ";color=blue"),
    (.matrix, false, "array", ";color=blue,black,brown"),
    (.matrix, false, "object", ";color=R,100,G,200,B,150"),
    (.matrix, true, "empty", ";color"),
    (.matrix, true, "string", ";color=blue"),
    (.matrix, true, "array", ";color=blue;color=black;color=brown"),
    (.matrix, true, "object", ";R=100;G=200;B=150"),
    (.label, false, "empty", "."),
    (.label, false, "string", ".blue"),
    (.label, false, "array", ".blue,black,brown"),
    (.label, false, "object", ".R,100,G,200,B,150"),
    (.label, true, "empty", "."),
    (.label, true, "string", ".blue"),
    (.label, true, "array", ".blue.black.brown"),
    (.label, true, "object", ".R=100.G=200.B=150"),
    (.simple, false, "empty", ""),
    (.simple, false, "string", "blue"),
    (.simple, false, "array", "blue,black,brown"),
    (.simple, false, "object", "R,100,G,200,B,150"),
    (.simple, true, "empty", ""),
    (.simple, true, "string", "blue"),
    (.simple, true, "array", "blue,black,brown"),
    (.simple, true, "object", "R=100,G=200,B=150"),
  ])
  func writesPaths(style: PathStyle, explode: Bool, value: String, text: String) throws {
    let form = try #require(Self.values[value])
    #expect(ParameterText(name: "color", explode: explode).path(form, style) == text)
    if style == .simple {
      #expect(ParameterText(name: "color", explode: explode).header(form) == text)
    }
  }

  @Test(arguments: [
    (QueryStyle.form, false, "empty", "color="),
    (.form, false, "string", "color=blue"),
    (.form, false, "array", "color=blue,black,brown"),
    (.form, false, "object", "color=R,100,G,200,B,150"),
    (.form, true, "empty", "color="),
    (.form, true, "string", "color=blue"),
    (.form, true, "array", "color=blue&color=black&color=brown"),
    (.form, true, "object", "R=100&G=200&B=150"),
    (.spaceDelimited, false, "array", "color=blue%20black%20brown"),
    (.spaceDelimited, false, "object", "color=R%20100%20G%20200%20B%20150"),
    (.pipeDelimited, false, "array", "color=blue%7Cblack%7Cbrown"),
    (.pipeDelimited, false, "object", "color=R%7C100%7CG%7C200%7CB%7C150"),
    (.deepObject, true, "object", "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"),
  ])
  func writesQueries(style: QueryStyle, explode: Bool, value: String, text: String) throws {
    let form = try #require(Self.values[value])
    #expect(try ParameterText(name: "color", explode: explode).query(form, style) == text)
  }

  @Test(arguments: [
    (CookieStyle.form, true, "array", "color=blue&color=black&color=brown"),
    (.form, false, "object", "color=R,100,G,200,B,150"),
    (.cookie, false, "empty", "color="),
    (.cookie, false, "string", "color=blue"),
    (.cookie, false, "array", "color=blue,black,brown"),
    (.cookie, false, "object", "color=R,100,G,200,B,150"),
    (.cookie, true, "empty", "color="),
    (.cookie, true, "string", "color=blue"),
    (.cookie, true, "array", "color=blue; color=black; color=brown"),
    (.cookie, true, "object", "R=100; G=200; B=150"),
  ])
  func writesCookies(style: CookieStyle, explode: Bool, value: String, text: String) throws {
    let form = try #require(Self.values[value])
    #expect(try ParameterText(name: "color", explode: explode).cookie(form, style) == text)
  }

  @Test func escapesNamesAndValuesButNotWhatStandsBetween() throws {
    let members: ParameterForm = .object([.init("a b", "1,2"), .init("é", "&")])
    #expect(
      try ParameterText(name: "f[", explode: false).query(members, .form)
        == "f%5B=a%20b,1%2C2,%C3%A9,%26")
    #expect(
      try ParameterText(name: "f[", explode: true).query(members, .deepObject)
        == "f%5B%5Ba%20b%5D=1%2C2&f%5B%5B%C3%A9%5D=%26")
    #expect(
      ParameterText(name: "p", explode: true).path(.list(["", "a;b", "c="]), .matrix)
        == ";p;p=a%3Bb;p=c%3D")
  }

  @Test func sendsNothingForNothing() throws {
    for form in [ParameterForm.absent, .list([]), .object([])] {
      let text = ParameterText(name: "x", explode: true)
      let listed = ParameterText(name: "x", explode: false)
      #expect(try text.query(form, .form) == nil)
      #expect(try listed.query(form, .pipeDelimited) == nil)
      #expect(text.path(form, .matrix) == nil)
      #expect(text.header(form) == nil)
    }
  }

  @Test(arguments: [ParameterForm.absent, .object([])])
  func sendsNoEmptyDeepObject(form: ParameterForm) throws {
    #expect(try ParameterText(name: "x", explode: true).query(form, .deepObject) == nil)
  }

  @Test func refusesWhatTheTableDoesNotHave() {
    let text = ParameterText(name: "x", explode: true)
    #expect(throws: InvalidRequest.self) { try text.query(.list(["a"]), .spaceDelimited) }
    #expect(throws: InvalidRequest.self) { try text.query(.list(["a"]), .deepObject) }
    #expect(throws: InvalidRequest.self) { try text.query(.text("a"), .deepObject) }
  }

  @Test(arguments: ["a b", "a;b", "a,b", "\"a\"", "a\\b", "é", "\u{7F}"])
  func refusesACookieThatCanNotBe(value: String) {
    let text = ParameterText(name: "x", explode: true)
    #expect(throws: InvalidRequest.self) { try text.cookie(.text(value), .cookie) }
    #expect(throws: Never.self) { try text.cookie(.text(value), .form) }
  }
}
