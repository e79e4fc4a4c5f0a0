import Foundation
import Testing

@testable import TriwireRuntime

struct BaseURLTests {
  @Test(arguments: [
    ("https://a.example", "/p", "", "https://a.example/p"),
    ("https://a.example/", "/p", "x=1", "https://a.example/p?x=1"),
    ("https://a.example/v1", "/p%2Fq", "", "https://a.example/v1/p%2Fq"),
    ("HTTP://a.example:8080/v1//", "/", "x=%20", "HTTP://a.example:8080/v1/?x=%20"),
    ("http://[::1]:80", "/p", "", "http://[::1]:80/p"),
  ])
  func joins(base: String, path: String, query: String, url: String) throws {
    #expect(try BaseURL(base).url(path: path, query: query).absoluteString == url)
  }

  @Test(arguments: [
    "", "a.example", "ftp://a.example", "https://", "https:///p", "https://a.example?x=1",
    "https://a.example/#f", "https://me:secret@a.example", "https://a example", "https://ä.example",
    "file:///etc", "https://a.example/\r\nx",
  ])
  func refuses(base: String) {
    #expect(throws: InvalidRequest.self) { try BaseURL(base) }
  }

  @Test func keepsASecretOutOfItsMessage() throws {
    let error = try #require(throws: InvalidRequest.self) {
      try BaseURL("https://me:secret@a.example")
    }
    #expect(!error.description.contains("secret"))
    let faulty = try #require(throws: InvalidRequest.self) { try BaseURL("ftp://me:secret@a") }
    #expect(faulty.description == "the base URL is no absolute http or https URL")
  }
}
