import Foundation
import Testing

@testable import TriwireRuntime

struct RequestWriterTests {
  func request(
    _ method: HTTPMethod = .post, _ write: (inout RequestWriter) -> Void
  ) throws -> HTTPRequest {
    var writer = RequestWriter(method, "/p")
    write(&writer)
    return try writer.request(at: BaseURL("https://h"))
  }

  func problem(_ write: (inout RequestWriter) -> Void) throws -> InvalidRequest {
    try #require(throws: InvalidRequest.self) { try request(.post, write) }
  }

  @Test func writesQueries() throws {
    let request = try request {
      $0.query("a", .string, "1 2+3&4=5")
      $0.query("mail", .string, "me@x.org")
      $0.query("none", .optional(.string), nil)
      $0.query("empty", .string, "")
      $0.query("zero", .int32, 0)
      $0.query("off", .bool, false)
      $0.query("nothing", .list(.string), [])
      $0.query("l", .list(.string), ["a,b", "c"], explode: false)
      $0.query("m", .list(.int64), [1, 2])
      $0.query("p", .list(.string), ["a|b", "c"], style: .pipeDelimited)
      $0.query("f", .model, Shop.Problem(title: "x y"), style: .deepObject)
    }
    #expect(
      request.url.query(percentEncoded: true)
        == "a=1%202%2B3%264%3D5&mail=me%40x.org&empty=&zero=0&off=false&l=a%2Cb,c&m=1&m=2"
        + "&p=a%7Cb%7Cc&f%5Btitle%5D=x%20y")
  }

  @Test func letsALaterParameterReplaceAnEarlierOne() throws {
    let request = try request {
      $0.query("a", .string, "1")
      $0.query("b", .string, "2")
      $0.query("c", .string, "3")
      $0.header("X-A", .string, "1")
      $0.header("X-B", .string, "2")
      $0.cookie("k", .string, "1")
      $0.cookie("l", .string, "2")
      $0.query("b", .list(.string), ["4", "5"])
      $0.query("c", .optional(.string), nil)
      $0.header("x-a", .optional(.string), nil)
      $0.header("x-b", .string, "3")
      $0.cookie("k", .optional(.string), nil)
    }
    #expect(request.url.query() == "a=1&b=4&b=5")
    #expect(request.headers == ["x-b": "3", "Cookie": "l=2"])
  }

  @Test func writesHeaders() throws {
    let request = try request {
      $0.header("X-List", .list(.string), ["b,c", "\"def\"", "a"])
      $0.header("X-Text", .string, "b, c")
      $0.header("X-Model", .model, Shop.Problem(title: "x"), explode: true)
      $0.header("X-Empty", .string, "")
      $0.header("X-Nil", .optional(.int64), nil)
    }
    #expect(
      request.headers == [
        "X-List": "\"b,c\",\"\\\"def\\\"\",a", "X-Text": "b, c", "X-Model": "title=x",
        "X-Empty": "",
      ])
  }

  @Test(arguments: ["a\r\nb", "a\rb", "a\nb", "\u{0}", "\u{1B}", "\u{7F}", "é", "\u{85}"])
  func refusesAHeaderThatCouldEndItsLine(value: String) throws {
    #expect(try problem { $0.header("X-A", .string, value) }.parameter == "X-A")
    #expect(try problem { $0.header("X-A", .list(.string), ["ok", value]) }.parameter == "X-A")
    #expect(try problem { $0.bearer(value) }.parameter == "Authorization")
    #expect(try problem { $0.apiKey(header: "X-Key", value) }.parameter == "X-Key")
    #expect(try problem { $0.body(raw: Data(), mediaType: value) }.parameter == "Content-Type")
  }

  @Test(arguments: ["", "a b", "a:b", "é", "a\r\n"])
  func refusesANameThatIsNone(name: String) throws {
    #expect(try problem { $0.header(name, .string, "x") }.parameter == name)
  }

  @Test func refusesAMethodThatIsNone() {
    #expect(throws: InvalidRequest.self) { try request("GET /evil") { _ in } }
  }

  @Test func writesCookies() throws {
    let request = try request {
      $0.cookie("a", .string, "x; y\r\n")
      $0.cookie("b", .string, "p=q", style: .cookie)
      $0.cookie("n", .optional(.string), nil)
      $0.apiKey(cookie: "key", "s")
    }
    #expect(request.headers == ["Cookie": "a=x%3B%20y%0D%0A; b=p=q; key=s"])
    #expect(try problem { $0.cookie("b", .string, "x\r\n", style: .cookie) }.parameter == "b")
  }

  @Test(arguments: [" a", "a ", "\ta", "a\t", " "])
  func refusesBlanksThatWouldBeLost(value: String) throws {
    #expect(try problem { $0.header("X-A", .string, value) }.parameter == "X-A")
    #expect(try problem { $0.apiKey(header: "X-Key", value) }.parameter == "X-Key")
    #expect(
      try request { $0.header("X-A", .list(.string), [value]) }.headers["X-A"] == "\"\(value)\"")
  }

  @Test func writesCredentials() throws {
    let bearer = try request { $0.bearer("t") }
    #expect(bearer.headers == ["Authorization": "Bearer t"])
    #expect(bearer.credentialHeaders == ["authorization"])
    let basic = try request { $0.basic(BasicCredential(user: "Aladdin", password: "open sesame")) }
    #expect(basic.headers == ["Authorization": "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="])
    let key = try request {
      $0.apiKey(header: "X-Key", "k")
      $0.apiKey(query: "key", "a b")
    }
    #expect(key.headers == ["X-Key": "k"])
    #expect(key.url.query(percentEncoded: true) == "key=a%20b")
    #expect(key.credentialHeaders == ["x-key"])
    let nothing = try request {
      $0.bearer(nil)
      $0.basic(nil)
      $0.apiKey(query: "key", nil)
    }
    #expect(nothing.headers.isEmpty && nothing.url.query() == nil)
    let colon = try problem { $0.basic(BasicCredential(user: "a:b", password: "")) }
    #expect(colon.parameter == "Authorization")
  }

  @Test func writesBodies() throws {
    let json = try request { $0.body(.model, Shop.Owner(name: "x")) }
    #expect(json.body?.data == Data(#"{"name":"x","pets":[]}"#.utf8))
    #expect(json.headers == ["Content-Type": "application/json"])
    let fields = try request {
      let search = Shop.Search(key: "k", since: Date(timeIntervalSince1970: 5))
      $0.body(fields: Shop.Search.bodyFields, of: search)
    }
    #expect(fields.body?.data == Data(#"{"key":"k","since":5}"#.utf8))
    let raw = try request { $0.body(raw: Data([1, 2]), mediaType: "image/png") }
    #expect(raw.body?.data == Data([1, 2]))
    #expect(raw.headers == ["Content-Type": "image/png"])
    let none = try request { _ in }
    #expect(none.body == nil && none.headers.isEmpty)
  }

  @Test func writesTextAsItIs() throws {
    for text in ["", "hello", "\"quoted\"", "é"] {
      let request = try request { $0.body(text: text, mediaType: "text/plain") }
      #expect(request.body?.data == Data(text.utf8))
      #expect(request.headers == ["Content-Type": "text/plain; charset=utf-8"])
    }
    let named = try request { $0.body(text: "", mediaType: "text/plain;charset=UTF-8") }
    #expect(named.headers == ["Content-Type": "text/plain;charset=UTF-8"])
    let other = try problem { $0.body(text: "é", mediaType: "text/plain; charset=utf-16") }
    #expect(other.parameter == "Content-Type")
  }

  @Test func keepsTheEndpointsOwnContentType() throws {
    let request = try request {
      $0.header("content-type", .string, "application/merge-patch+json")
      $0.body(.string, "x")
    }
    #expect(request.headers == ["content-type": "application/merge-patch+json"])
  }

  @Test func writesForms() throws {
    let request = try request {
      $0.form("user name", .string, "a b+c&d=é~*")
      $0.form("n", .optional(.int32), nil)
      $0.form("l", .list(.string), ["x", "y,z"])
      $0.form("o", .model, Shop.Problem(title: "t"))
      $0.form("e", .string, "")
    }
    #expect(
      request.body?.data == Data("user+name=a+b%2Bc%26d%3D%C3%A9%7E*&l=x&l=y%2Cz&title=t&e=".utf8))
    #expect(request.headers == ["Content-Type": "application/x-www-form-urlencoded"])
    let empty = try self.request { $0.form("n", .optional(.int32), nil) }
    #expect(empty.body?.data == Data())
  }

  @Test func mergesCommonFieldsIntoStructuredBodies() throws {
    func common(_ writer: inout RequestWriter) {
      writer.bodyField("userId", .string, "replaced")
      writer.bodyField("userId", .optional(.string), "u 1")
      writer.bodyField("key", .string, "common")
      writer.bodyField("absent", .optional(.string), nil)
    }
    let json = try request {
      common(&$0)
      $0.body(fields: Shop.Search.bodyFields, of: Shop.Search(key: "own"))
    }
    let object = try Codec.json.decode(json: try #require(json.body?.data))
    #expect(object == ["key": "own", "userId": "u 1"])
    let form = try request {
      common(&$0)
      $0.form("key", .string, "own")
    }
    #expect(form.body?.data == Data("userId=u+1&key=own".utf8))
    let array = try request {
      common(&$0)
      $0.body(.list(.int32), [1])
    }
    #expect(array.body?.data == Data("[1]".utf8))
    let text = try request {
      common(&$0)
      $0.body(text: "t", mediaType: "text/plain")
    }
    #expect(text.body?.data == Data("t".utf8))
    let none = try request { common(&$0) }
    #expect(none.body == nil)
  }

  @Test func letsTheEndpointsOwnNilWin() throws {
    let json = try request {
      $0.bodyField("since", .int64, 1)
      $0.bodyField("other", .int64, 2)
      $0.body(fields: Shop.Search.bodyFields, of: Shop.Search(key: "k"))
    }
    #expect(json.body?.data == Data(#"{"key":"k","other":2}"#.utf8))
    let form = try request {
      $0.bodyField("userId", .string, "u")
      $0.form("userId", .optional(.string), nil)
      $0.form("x", .string, "1")
    }
    #expect(form.body?.data == Data("x=1".utf8))
  }

  @Test func remembersTheFirstProblemOnly() throws {
    let problem = try problem {
      $0.header("X-A", .string, "\n")
      $0.header("X-B", .string, "\n")
      $0.path("nobody", .string, "")
    }
    #expect(problem.parameter == "X-A")
    #expect(!problem.description.contains("\n"))
  }

  @Test func tellsWhichValueCanNotTravel() throws {
    #expect(try problem { $0.query("d", .double, .nan) }.parameter == "d")
    #expect(try problem { $0.body(.list(.double), [1, .infinity]) }.parameter == "[1]")
    #expect(try problem { $0.query("o", .list(.list(.int32)), [[1]]) }.parameter == "o")
  }
}
