import Foundation
import Testing
import TriwireHTTPBin
import TriwireRuntime
import TriwireTestSupport

/// The generated client of `Specs/HTTPBin` against httpbin itself.
@Suite(.timeLimit(.minutes(2)))
struct HTTPBinTests {
  private func client(
    credentials: HTTPBin.Credentials = .init(),
    configuration: ClientConfiguration = .init()
  ) async throws -> HTTPBinClient {
    let url = try await TestServer.httpbin.running().url
    return HTTPBinClient(
      server: HTTPBin.Server(url), credentials: credentials, configuration: configuration)
  }

  private func note() throws -> HTTPBin.Note {
    HTTPBin.Note(
      id: .max,
      title: "A \"quoted\" title, ümläut, 🪴",
      tags: ["a", ""],
      priority: .high,
      due: Date(timeIntervalSince1970: 1_796_048_759.25),
      attachment: Data([0, 255, 128]),
      counts: ["one": 1],
      extra: .array([.null, .bool(true)]),
      replies: [HTTPBin.Note(id: .min, title: "")]
    )
  }

  @Test func queryParametersOfEveryKindArrive() async throws {
    let echo = try await client().get(
      text: "a+b & c=d/é?#%",
      number: 9_007_199_254_740_993,
      flag: false,
      ratio: 0.5,
      tags: ["x", "y z"],
      ids: [1, 2, 3],
      when: Date(timeIntervalSince1970: 0.5),
      since: Date(timeIntervalSince1970: 1_796_048_759),
      day: CalendarDate(year: 2026, month: 11, day: 30),
      filter: HTTPBin.Filter(name: "n", minimum: 2)
    )
    #expect(echo.args["text"] == .string("a+b & c=d/é?#%"))
    #expect(echo.args["number"] == .string("9007199254740993"))
    #expect(echo.args["flag"] == .string("false"))
    #expect(echo.args["ratio"] == .string("0.5"))
    #expect(echo.args["tags"] == .strings(["x", "y z"]))
    #expect(echo.args["ids"] == .string("1,2,3"))
    #expect(echo.args["when"] == .string("1970-01-01T00:00:00.500Z"))
    #expect(echo.args["since"] == .string("1796048759"))
    #expect(echo.args["day"] == .string("2026-11-30"))
    #expect(echo.args["filter[name]"] == .string("n"))
    #expect(echo.args["filter[minimum]"] == .string("2"))
  }

  @Test func absentQueryParametersAreNotSent() async throws {
    let echo = try await client().get(text: "", tags: [])
    #expect(echo.args == ["text": .string("")])
  }

  @Test func headersArrive() async throws {
    let echo = try await client().get(
      xText: "plain", xList: ["a", "b,c"], xWhen: Date(timeIntervalSince1970: 784_111_777))
    #expect(echo.headers["X-Text"] == "plain")
    #expect(echo.headers["X-List"] == "a, \"b,c\"" || echo.headers["X-List"] == "a,\"b,c\"")
    #expect(echo.headers["X-When"] == "Sun, 06 Nov 1994 08:49:37 GMT")
  }

  @Test(arguments: ["POST", "PUT"])
  func bodiesRoundTrip(method: String) async throws {
    let echoes = try await client().echo
    let sent = try note()
    let echo = method == "POST" ? try await echoes.post(sent) : try await echoes.put(sent)
    let json = try #require(echo.json)
    let text = try Codec<JSONValue>.json.json(json)
    #expect(try HTTPBin.Note(json: text) == sent)
    #expect(echo.headers["Content-Type"] == "application/json")
  }

  @Test func patchTellsAbsentFromNull() async throws {
    let echoes = try await client().echo
    let both = try await echoes.patch(HTTPBin.NoteChange(title: .value("t"), due: .null))
    #expect(both.data == #"{"title":"t","due":null}"#)
    let neither = try await echoes.patch(HTTPBin.NoteChange())
    #expect(neither.data == "{}")
  }

  @Test func deleteHasNoBody() async throws {
    let echo = try await client().echo.delete(reason: "old")
    #expect(echo.args == ["reason": .string("old")])
    #expect(echo.data == "")
  }

  @Test func inlineBodyFieldsAreOneObject() async throws {
    let echo = try await client().echo.postFields(
      title: "t", due: Date(timeIntervalSince1970: 1.5))
    #expect(echo.data == #"{"title":"t","priority":"normal","due":1500}"#)
  }

  @Test func formsAreURLEncoded() async throws {
    let echo = try await client().echo.postForm(name: "J Ö+&=", toppings: ["a", "b"])
    #expect(echo.headers["Content-Type"] == "application/x-www-form-urlencoded")
    #expect(echo.form == ["name": .string("J Ö+&="), "toppings": .strings(["a", "b"])])
  }

  @Test(arguments: ["", "hello", "ünï"])
  func textBodies(text: String) async throws {
    let echo = try await client().echo.postText(text)
    #expect(echo.data == text)
    #expect(echo.headers["Content-Type"]?.hasPrefix("text/plain") == true)
  }

  @Test func rawBodies() async throws {
    let echo = try await client().echo.postBytes(Data("abc".utf8))
    #expect(echo.data == "abc")
    #expect(echo.headers["Content-Type"] == "application/octet-stream")
  }

  @Test func pathValuesStayOneSegment() async throws {
    let echo = try await client().anything(first: "a/b ?#%é", rest: "c/d e")
    #expect(
      echo.url.hasSuffix("/anything/a%2Fb%20%3F%23%25%C3%A9/c/d%20e")
        || echo.url.contains("/anything/a/b"))
    #expect(echo.method == "GET")
  }

  @Test func cookiesArrive() async throws {
    let cookies = try await client().cookies(session: "s1", theme: nil).cookies
    #expect(cookies == ["session": "s1"])
  }

  @Test(arguments: [400, 401, 403, 404, 409, 429, 500, 503])
  func undeclaredStatusesKeepTheResponse(code: Int) async throws {
    let client = try await client()
    let error = await #expect(throws: APIError<Never>.self) {
      try await client.status(code: Int32(code))
    }
    #expect(error?.code == code)
    #expect(error?.response?.status == code)
  }

  @Test(arguments: [200, 201, 202, 204])
  func everySuccessIsASuccess(code: Int32) async throws {
    try await client().status(code: code)
  }

  @Test func teapotIsADeclaredFailure() async throws {
    let client = try await client()
    do {
      try await client.teapot()
      Issue.record("a teapot answered like a coffee machine")
    } catch {
      guard case .rejected(let drawing, let response) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(drawing.contains("teapot"))
      #expect(response.status == 418)
      #expect(response.headers["x-more-info"] != nil)
    }
  }

  @Test func redirectsAreFollowed() async throws {
    #expect(try await client().redirect(times: 3).url.hasSuffix("/get"))
  }

  @Test func redirectLimitHolds() async throws {
    let client = try await client(configuration: ClientConfiguration(redirects: .follow(limit: 2)))
    await #expect(throws: APIError<Never>.self) { _ = try await client.redirect(times: 3) }
  }

  @Test func credentialsStayWithinTheOrigin() async throws {
    let credentials = HTTPBin.Credentials(token: .value("secret"))
    let port = try await TestServer.httpbin.running().ports[0]
    let client = try await client(credentials: credentials)
    let same = try #require(URL(string: "http://127.0.0.1:\(port)/get"))
    #expect(try await client.redirectTo(url: same).headers["Authorization"] == "Bearer secret")
    let other = try #require(URL(string: "http://localhost:\(port)/get"))
    #expect(try await client.redirectTo(url: other).headers["Authorization"] == nil)
  }

  @Test func bytesAreAllThere() async throws {
    let client = try await client()
    #expect(try await client.bytes(count: 70_000, seed: 7).count == 70_000)
    #expect(try await client.bytes(count: 0).isEmpty)
  }

  @Test func limitsAreCheckedBeforeSending() async throws {
    let client = try await client()
    let error = await #expect(throws: APIError<Never>.self) {
      _ = try await client.bytes(count: -1)
    }
    #expect(error?.code == 1001)
  }

  @Test func answersOverTheLimitAreRefused() async throws {
    let client = try await client(configuration: ClientConfiguration(maximumResponseBytes: 1000))
    #expect(try await client.bytes(count: 1000).count == 1000)
    await #expect(throws: APIError<Never>.self) { _ = try await client.bytes(count: 1001) }
  }

  @Test func compressedAnswersAreReadable() async throws {
    #expect(try await client().gzip().gzipped == true)
    #expect(try await client().deflate().deflated == true)
  }

  @Test func basicAuthentication() async throws {
    let credentials = HTTPBin.Credentials(
      user: .value(BasicCredential(user: "ann", password: "p:ä")))
    let answer = try await client(credentials: credentials).basicAuth(user: "ann", password: "p:ä")
    #expect(answer.user == "ann")
    let wrong = try await client()
    let error = await #expect(throws: APIError<Never>.self) {
      _ = try await wrong.basicAuth(user: "ann", password: "p")
    }
    #expect(error?.code == 401)
  }

  @Test func bearerAuthentication() async throws {
    let credentials = HTTPBin.Credentials(token: .provider { "fresh" })
    #expect(try await client(credentials: credentials).bearer().token == "fresh")
  }

  @Test func slowAnswersTimeOut() async throws {
    let client = try await client()
    let error = await #expect(throws: APIError<Never>.self) {
      _ = try await client.delay(seconds: 5)
    }
    #expect(error?.code == 3)
  }

  @Test func cancellationEndsACall() async throws {
    let client = try await client()
    let call = Task { try await client.patientDelay(seconds: 8) }
    try await Task.sleep(for: .milliseconds(300))
    call.cancel()
    let error = await #expect(throws: APIError<Never>.self) { _ = try await call.value }
    #expect(error?.code == 6)
  }

  @Test func closureFormCallsBackOnce() async throws {
    let client = try await client()
    let queue = DispatchQueue(label: "answers")
    let uuid = await withCheckedContinuation { continuation in
      client.send(HTTPBin.UUID(), on: queue) { result in
        dispatchPrecondition(condition: .onQueue(queue))
        continuation.resume(returning: try? result.get().uuid)
      }
    }
    #expect(uuid != nil)
  }

  @Test func closureFormCanBeCancelled() async throws {
    let client = try await client()
    let code = await withCheckedContinuation { continuation in
      let handle = client.send(HTTPBin.PatientDelay(seconds: 8), on: .global()) { result in
        switch result {
        case .success: continuation.resume(returning: 0)
        case .failure(let error): continuation.resume(returning: error.code)
        }
      }
      handle.cancel()
    }
    #expect(code == 6)
  }

  @Test func nestedModelsAreRead() async throws {
    let show = try await client().slideshow().slideshow
    #expect(show.title == "Sample Slide Show")
    #expect(show.slides.map(\.type) == [.all, .all])
    #expect(show.slides.last?.items.count == 2)
  }

  @Test func textAnswers() async throws {
    #expect(try await client().page().contains("Herman Melville"))
  }

  @Test func typedResponseHeaders() async throws {
    let answer = try await client().responseHeaders(
      xCount: 3, xNames: #"a, "b, c""#, xUntil: "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(answer.xCount == 3)
    #expect(answer.xNames == ["a", "b, c"])
    #expect(answer.xUntil == Date(timeIntervalSince1970: 784_111_777))
    #expect(answer.xAbsent == nil)
  }

  @Test func headAnswersHaveNoBody() async throws {
    let answer = try await client().head()
    #expect(answer.contentType == "application/json")
  }
}
