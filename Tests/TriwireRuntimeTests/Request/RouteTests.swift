import Foundation
import Testing

@testable import TriwireRuntime

struct RouteTests {
  func path(_ route: String, _ values: [String: String]) throws -> String {
    var writer = RequestWriter(.get, route)
    for (name, value) in values { writer.path(name, .string, value) }
    let url = try writer.request(at: BaseURL("http://h")).url.absoluteString
    return String(url.dropFirst("http://h".count))
  }

  @Test(
    arguments: [
      ("/pets", [:], "/pets"),
      ("/", [:], "/"),
      ("/a/{x}/b", ["x": "1"], "/a/1/b"),
      ("/a/{x}", ["x": "a b%/?#+😀"], "/a/a%20b%25%2F%3F%23%2B%F0%9F%98%80"),
      ("/a/{x}", ["x": "..."], "/a/..."),
      ("/a/{x}", ["x": "%2e%2e"], "/a/%252e%252e"),
      ("/{x}.{y}", ["x": "a", "y": "b"], "/a.b"),
      ("/v{x}", ["x": "."], "/v."),
      ("/f/{rest*}", ["rest": "a/b c/d"], "/f/a/b%20c/d"),
      ("/f/{rest*}", ["rest": "photos/"], "/f/photos/"),
      ("/f/{rest*}/x", ["rest": "/\u{301}a"], nil),
      ("/f/{rest*}", ["rest": "a/\u{301}b"], "/f/a/%CC%81b"),
      ("/a/{x}", ["x": ""], nil),
      ("/a{x}", ["x": ""], nil),
      ("/a/{x}", ["x": "."], nil),
      ("/a/{x}/b", ["x": ".."], nil),
      ("/{x}{y}", ["x": ".", "y": "."], nil),
      ("/.{x}", ["x": "."], nil),
      ("/%2E{x}", ["x": "."], nil),
      ("/f/{rest*}", ["rest": "a/../b"], nil),
      ("/f/{rest*}", ["rest": "a/./b"], nil),
      ("/f/{rest*}", ["rest": "a//b"], nil),
      ("/f/{rest*}", ["rest": "/a"], nil),
      ("/f/{rest*}", ["rest": "/"], nil),
      ("/f/{rest*}", ["rest": ""], nil),
      ("/f/{rest*}", ["rest": ".."], nil),
      ("/f/{rest*}", ["rest": "../"], nil),
      ("/a/{x}", [:], nil),
    ] as [(String, [String: String], String?)])
  func fills(route: String, values: [String: String], expected: String?) throws {
    guard let expected else {
      let error = try #require(throws: InvalidRequest.self) { try path(route, values) }
      #expect(error.parameter != nil)
      return
    }
    #expect(try path(route, values) == expected)
  }

  @Test(arguments: [PathStyle.label, .matrix])
  func checksTheSegmentInEveryStyle(style: PathStyle) {
    var writer = RequestWriter(.get, "/a/{x}")
    writer.path("x", .string, "", style: style)
    let url = try? writer.request(at: BaseURL("http://h")).url.absoluteString
    #expect(url == (style == .matrix ? "http://h/a/;x" : nil))
  }

  @Test func refusesAnAbsentValue() {
    var writer = RequestWriter(.get, "/a/{x}")
    writer.path("x", .optional(.string), nil)
    #expect(writer.problem?.parameter == "x")
  }
}
