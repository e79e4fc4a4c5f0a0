import Foundation
import Testing

@testable import TriwireRuntime

struct LinkPagingTests {
  /// Adds a key to the query, as `auth` and common parameters do.
  struct Key: CommonParameters {
    func write(to request: inout RequestWriter) async throws {
      request.query("key", .string, "a b")
      request.header("X-Token", .string, "t")
    }
  }

  /// The URLs that were asked for, when each page has these links.
  func walk(_ links: [String], common: (any CommonParameters)? = nil) async -> (
    [String], APIError<Never>?
  ) {
    let log = Log<HTTPRequest>()
    let client = APIClient(
      baseURL: "https://h/v1", common: common,
      transport: .stub { request in
        log.append(request)
        let count = log.entries.count
        var response = HTTPResponse.page([count])
        if count <= links.count { response.headers["Link"] = "<\(links[count - 1])>; rel=next" }
        response.url = count == 1 ? nil : request.url
        return response
      })
    let error = await failure { () throws(APIError<Never>) in
      for try await _ in client.items(of: ByLink()) {}
    }
    if common != nil { #expect(log.entries.allSatisfy { $0.headers["X-Token"] == "t" }) }
    return (log.entries.map(\.url.absoluteString), error)
  }

  @Test func followsLinksOfAllKinds() async {
    let (urls, error) = await walk([
      "https://h/v1/list?page=2", "?page=3#part", "/other?page=4", "https://H:443/v2",
    ])
    #expect(error == nil)
    #expect(
      urls == [
        "https://h/v1/list?color=red", "https://h/v1/list?page=2", "https://h/v1/list?page=3",
        "https://h/other?page=4", "https://H:443/v2",
      ])
  }

  @Test func addsCommonParametersThatALinkLacks() async {
    let (urls, _) = await walk(["/list?page=2", "/list?page=3&key=x", "/list"], common: Key())
    #expect(
      urls.dropFirst() == [
        "https://h/list?page=2&key=a%20b", "https://h/list?page=3&key=x",
        "https://h/list?key=a%20b",
      ])
  }

  @Test(arguments: [
    "https://evil/v1/list", "http://h/v1/list", "https://h:8443/", "//evil/list", "https://u@h/",
    "https://h@evil/", "javascript:alert(1)", "https://h/\u{e4}", "https://[",
  ])
  func refusesToLeave(link: String) async {
    let (urls, error) = await walk([link])
    #expect(urls.count == 1)
    #expect(error?.code == 1001)
  }

  @Test func doesNotFollowALinkTwice() async {
    let (urls, error) = await walk(["https://h/a", "https://h/b", "/a"])
    #expect(urls.count == 3)
    #expect(error?.code == 4)
  }
}
