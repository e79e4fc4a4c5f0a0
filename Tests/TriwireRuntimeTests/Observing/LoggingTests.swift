import Foundation
import Testing

@testable import TriwireRuntime

struct LoggingTests {
  struct Login: APIRequest {
    var password = "hunter2"
    static let endpoint = Endpoint<String, Never>(
      "login", .post, "/users/{id}/login", returns: [.on(.success, .text)], auth: "bearer",
      sensitive: ["secret"])
    func write(to request: inout RequestWriter) {
      request.path("id", .string, "ann")
      request.query("q", .string, "x y")
      request.query("pin", .sensitive(.string), "4711")
      request.header("X-Token", .sensitive(.optional(.string)), "tok")
      request.header("X-Plain", .string, "plain")
      request.cookie("session", .string, "sid")
      request.body(
        raw: Data(#"{"name":"Ann","secret":"hunter2"}"#.utf8), mediaType: "application/json")
    }
  }

  struct Form: APIRequest {
    static let endpoint = Endpoint<String, Never>(
      "form", .post, "/{pin}/form", returns: [.on(.success, .text)])
    func write(to request: inout RequestWriter) {
      request.path("pin", .sensitive(.string), "4711")
      request.header("X-Say", .string, "it's")
      request.form("user", .string, "ann")
      request.form("password", .sensitive(.string), "hunter2")
    }
  }

  func entries(
    _ level: LoggingInterceptor.Level, curl: Bool = false, longestBody: Int = 1000,
    answer: HTTPResponse = HTTPResponse(
      200, headers: ["Content-Type": "application/json", "Set-Cookie": "sid=1", "X-Left": "3"],
      body: Data(#"{"data":[{"secret":{"deep":"hunter2"}}],"ok":true}"#.utf8)),
    _ send: (APIClient) async -> Void = { _ = try? await $0.send(Login()) }
  ) async -> [String] {
    let log = Log<String>()
    let interceptor = LoggingInterceptor(level: level, curl: curl, longestBody: longestBody) {
      log.append($0)
    }
    await send(
      APIClient(
        credentials: Shop.Credentials(bearer: .value("b3arer")), interceptors: [interceptor]
      ) { _ in answer })
    return log.entries.map { entry in
      entry.replacing(/\d+ ms/, with: "N ms")
    }
  }

  @Test func saysNothingWhenOff() async {
    #expect(await entries(.off).isEmpty)
  }

  @Test func saysOneLineAMessage() async {
    #expect(
      await entries(.basic) == [
        "--> POST https://h/users/ann/login?q=x%20y&pin=••• (login)",
        "<-- 200 login, N ms, 50 bytes",
      ])
  }

  @Test func hidesWhatTheSpecAndTheProtocolCallSensitive() async {
    let entries = await entries(.body)
    #expect(
      entries == [
        """
        --> POST https://h/users/ann/login?q=x%20y&pin=••• (login)
        Authorization: •••
        X-Token: •••
        X-Plain: plain
        Cookie: •••
        Content-Type: application/json

        {"name":"Ann","secret":"•••"}
        """,
        """
        <-- 200 login, N ms, 50 bytes
        Content-Type: application/json
        Set-Cookie: •••
        X-Left: 3

        {"data":[{"secret":"•••"}],"ok":true}
        """,
      ])
  }

  @Test func writesCurl() async {
    let entry = await entries(.body, curl: true) { _ = try? await $0.send(Form()) }.first
    #expect(
      entry == #"""
        curl -X POST \
          'https://h/{pin}/form' \
          -H 'X-Say: it'\''s' \
          -H 'Content-Type: application/x-www-form-urlencoded' \
          --data-raw 'user=ann&password=•••'
        """#)
  }

  @Test func tellsOfFailuresAndAttempts() async {
    let log = Log<String>()
    let client = APIClient(
      clock: TestClock().clock,
      interceptors: [LoggingInterceptor(sink: { log.append($0) })]
    ) { _ in
      if log.entries.count < 3 { throw TransportError.unreachable(TransportError.timedOut) }
      return HTTPResponse(200)
    }
    _ = try? await client.send(Policies.Fetch())
    #expect(log.entries.count == 4)
    #expect(log.entries[1].hasPrefix("<-- failed fetch, "))
    #expect(log.entries[2] == "--> GET https://h/fetch (fetch, attempt 2)")
  }

  @Test(arguments: [
    ("application/json", #"{"secret": "hunter2""#, "(20 bytes of application/json)"),
    ("application/x-protobuf", "hunter2", "(7 bytes of application/x-protobuf)"),
    ("text/plain", "0123456789ABCDEF", "0123456789… (6 more characters)"),
    ("application/xml", "<a><secret>hunter2", "<a><secret…"),
  ])
  func leavesOutWhatItCannotSearch(type: String, body: String, text: String) async {
    let answer = HTTPResponse(200, headers: ["Content-Type": type], body: Data(body.utf8))
    let entry = await entries(.body, longestBody: 10, answer: answer).last ?? ""
    #expect(!entry.contains("hunter2"))
    #expect(entry.split(separator: "\n").last?.hasPrefix(text) == true, "\(entry)")
  }

  @Test(arguments: [
    ("<a><b>1</b></a>", "<a><b>1</b></a>"),
    ("<a><secret>x</secret><b>1</b></a>", "<a><secret>•••</secret><b>1</b></a>"),
    (
      "<a><n:secret i='1'>x<secret>y</secret>z</n:secret >t</a>",
      "<a><n:secret i='•••'>•••</n:secret >t</a>"
    ),
    ("<a secret=\"x>y\" b='1'/>", "<a secret=\"•••\" b='1'/>"),
    ("<a p:secret = 'x'>t</a>", "<a p:secret = '•••'>t</a>"),
    ("<secret/><b>1</b>", "<secret/><b>1</b>"),
    ("<secret><![CDATA[</secret>]]>x</secret>", "<secret>•••</secret>"),
    ("<!-- <secret> --><b>1</b>", "<!-- <secret> --><b>1</b>"),
    ("<?xml version='1.0'?><secret>x", "<?xml version='1.0'?><secret>•••"),
    ("<secret", "•••"), ("", ""), ("text", "text"), ("<a secret='x", "•••"),
  ])
  func redactsXML(document: String, redacted: String) {
    #expect(XMLRedaction { $0.lowercased() == "secret" }.text(document) == redacted)
  }
}
