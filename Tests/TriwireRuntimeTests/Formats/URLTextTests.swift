import Foundation
import Testing
import TriwireRuntime

struct URLTextTests {
  @Test(arguments: [
    "https://example.com", "https://example.com:8080/a%20b/c?d=e&f=g,h;i#j", "mailto:a@example.com",
    "/relative/path", "../up", "?query", "#fragment", "urn:isbn:0451450523", "http://[::1]:80/",
    "http://user:pass@host/", "http://example.com/~x/(y)*'!$",
  ])
  func readsAndWritesTheSameText(text: String) throws {
    let url = try #require(URLText.read(text))
    #expect(URLText.text(url) == text)
  }

  @Test(arguments: [
    "", "a b", "https://example.com/ä", "http://bücher.example/", "http://a/%", "http://a/%2",
    "http://a/%zz", "http://a/<b>", "http://a/\"", "http://a/\\b", "http://a/^", "http://a/`",
    "http://a/{b}", "http://a/|", "http://a/\n", "http://a/\u{0}", "http://[::1",
  ])
  func refuses(text: String) {
    #expect(URLText.read(text) == nil)
  }

  @Test func resolvesAgainstTheBase() throws {
    let url = try #require(URL(string: "b?c", relativeTo: URL(string: "https://example.com/a/")))
    var output: [UInt8] = []
    URLText.append(url, to: &output)
    #expect(output == Array("https://example.com/a/b?c".utf8))
  }
}
