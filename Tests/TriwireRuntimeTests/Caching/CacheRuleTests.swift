import Foundation
import Testing

@testable import TriwireRuntime

/// RFC 9111, rule by rule: an answer is kept, time passes, and it is asked for again.
struct CacheRuleTests {
  /// What is done with the second request.
  enum Outcome: Sendable { case reused, validated, fetched }

  struct Rule: Sendable, CustomTestStringConvertible {
    var answer: HTTPHeaders
    var status = 200
    var after: Double
    var first: HTTPHeaders = [:]
    var second: HTTPHeaders = [:]
    var outcome: Outcome

    var testDescription: String {
      "\(status) \(answer.map { "\($0.name): \($0.value)" }) +\(after)s \(second.map(\.value)) \(outcome)"
    }
  }

  static let now = "Sun, 06 Nov 1994 08:49:37 GMT"
  static let inAMinute = "Sun, 06 Nov 1994 08:50:37 GMT"
  static let aMinuteAgo = "Sun, 06 Nov 1994 08:48:37 GMT"

  static let freshness: [Rule] = [
    Rule(answer: ["Cache-Control": "max-age=60"], after: 59, outcome: .reused),
    Rule(answer: ["Cache-Control": "max-age=60"], after: 60, outcome: .fetched),
    Rule(answer: ["Cache-Control": "public, MAX-AGE=\"60\""], after: 59, outcome: .reused),
    Rule(answer: ["Cache-Control": "private, max-age=60"], after: 59, outcome: .reused),
    Rule(answer: ["Cache-Control": "max-age=60", "ETag": "\"1\""], after: 60, outcome: .validated),
    Rule(answer: ["Cache-Control": "max-age=0", "ETag": "\"1\""], after: 0, outcome: .validated),
    Rule(
      answer: ["Cache-Control": "max-age=soon", "ETag": "\"1\""], after: 0, outcome: .validated),
    Rule(answer: ["Cache-Control": "max-age=-1", "ETag": "\"1\""], after: 0, outcome: .validated),
    Rule(answer: ["Cache-Control": "max-age=99999999999999999999"], after: 9e8, outcome: .reused),
    Rule(answer: ["Cache-Control": "s-maxage=60", "ETag": "\"1\""], after: 0, outcome: .validated),
    Rule(answer: ["Cache-Control": "max-age=60", "Age": "30"], after: 29, outcome: .reused),
    Rule(answer: ["Cache-Control": "max-age=60", "Age": "30"], after: 30, outcome: .fetched),
    Rule(answer: ["Cache-Control": "max-age=60", "Date": aMinuteAgo], after: 0, outcome: .fetched),
    Rule(
      answer: ["Cache-Control": "max-age=90", "Date": aMinuteAgo, "Age": "10"], after: 29,
      outcome: .reused),
    Rule(answer: ["Cache-Control": "max-age=60", "Age": "nan"], after: 59, outcome: .reused),
    Rule(answer: ["Cache-Control": "max-age=60", "Age": "-5"], after: 59, outcome: .reused),
    Rule(answer: ["Cache-Control": "max-age=60", "Date": inAMinute], after: 59, outcome: .reused),
    Rule(answer: ["Expires": inAMinute], after: 59, outcome: .reused),
    Rule(answer: ["Expires": inAMinute], after: 60, outcome: .fetched),
    Rule(answer: ["Expires": inAMinute, "Date": aMinuteAgo], after: 59, outcome: .reused),
    Rule(answer: ["Expires": "0", "ETag": "\"1\""], after: 0, outcome: .validated),
    Rule(answer: ["Expires": aMinuteAgo, "ETag": "\"1\""], after: 0, outcome: .validated),
    Rule(
      answer: ["Expires": aMinuteAgo, "Cache-Control": "max-age=60"], after: 59, outcome: .reused),
    Rule(answer: ["ETag": "\"1\""], after: 0, outcome: .validated),
    Rule(answer: ["Last-Modified": aMinuteAgo], after: 0, outcome: .validated),
    Rule(answer: [:], after: 0, outcome: .fetched),
  ]

  static let storing: [Rule] = [
    Rule(answer: ["Cache-Control": "max-age=60, no-store"], after: 0, outcome: .fetched),
    Rule(
      answer: ["Cache-Control": "max-age=60"], after: 0, first: ["Cache-Control": "no-store"],
      outcome: .fetched),
    Rule(answer: ["Cache-Control": "max-age=60", "Vary": "*"], after: 0, outcome: .fetched),
    Rule(answer: ["Cache-Control": "max-age=60"], status: 206, after: 0, outcome: .fetched),
    Rule(answer: ["Cache-Control": "max-age=60"], status: 404, after: 0, outcome: .reused),
    Rule(answer: ["ETag": "\"1\""], status: 404, after: 0, outcome: .validated),
    Rule(answer: ["Cache-Control": "max-age=60"], status: 403, after: 0, outcome: .reused),
    Rule(answer: ["ETag": "\"1\""], status: 403, after: 0, outcome: .fetched),
    Rule(
      answer: ["Cache-Control": "max-age=60, must-understand"], status: 299, after: 0,
      outcome: .fetched),
    Rule(
      answer: ["Cache-Control": "no-cache, max-age=60", "ETag": "\"1\""], after: 0,
      outcome: .validated),
    Rule(
      answer: ["Cache-Control": "no-cache=\"Set-Cookie, X\", max-age=60", "ETag": "\"1\""],
      after: 0, outcome: .validated),
    Rule(answer: ["Cache-Control": "no-cache"], after: 0, outcome: .fetched),
    Rule(
      answer: ["Cache-Control": "max-age=60"], after: 0, first: ["Range": "bytes=0-"],
      outcome: .fetched),
    Rule(
      answer: ["Cache-Control": "max-age=60"], after: 0, second: ["If-None-Match": "\"7\""],
      outcome: .fetched),
  ]

  static let requests: [Rule] = [
    Rule(
      answer: ["Cache-Control": "max-age=60", "ETag": "\"1\""], after: 0,
      second: ["Cache-Control": "no-cache"], outcome: .validated),
    Rule(
      answer: ["Cache-Control": "max-age=60", "ETag": "\"1\""], after: 0,
      second: ["Pragma": "no-cache"], outcome: .validated),
    Rule(
      answer: ["Cache-Control": "max-age=60"], after: 0,
      second: ["Pragma": "no-cache", "Cache-Control": "max-age=9"], outcome: .reused),
    Rule(
      answer: ["Cache-Control": "max-age=60"], after: 10, second: ["Cache-Control": "max-age=9"],
      outcome: .fetched),
    Rule(
      answer: ["Cache-Control": "max-age=60"], after: 10, second: ["Cache-Control": "max-age=10"],
      outcome: .reused),
    Rule(
      answer: ["Cache-Control": "max-age=60"], after: 40, second: ["Cache-Control": "min-fresh=21"],
      outcome: .fetched),
    Rule(
      answer: ["Cache-Control": "max-age=60"], after: 40, second: ["Cache-Control": "min-fresh=20"],
      outcome: .reused),
    Rule(
      answer: ["Cache-Control": "max-age=60"], after: 90, second: ["Cache-Control": "max-stale"],
      outcome: .reused),
    Rule(
      answer: ["Cache-Control": "max-age=60"], after: 90, second: ["Cache-Control": "max-stale=30"],
      outcome: .reused),
    Rule(
      answer: ["Cache-Control": "max-age=60"], after: 91, second: ["Cache-Control": "max-stale=30"],
      outcome: .fetched),
    Rule(
      answer: ["Cache-Control": "max-age=60, must-revalidate"], after: 61,
      second: ["Cache-Control": "max-stale"], outcome: .fetched),
    Rule(
      answer: ["Cache-Control": "max-age=60"], after: 0, second: ["Cache-Control": "no-store"],
      outcome: .fetched),
    Rule(
      answer: ["Cache-Control": "max-age=60"], after: 1,
      second: ["Cache-Control": "only-if-cached"], outcome: .reused),
  ]

  static let selection: [Rule] = [
    Rule(
      answer: ["Cache-Control": "max-age=60", "Vary": "X-Lang"], after: 0, first: ["X-Lang": "de"],
      second: ["x-lang": "de"], outcome: .reused),
    Rule(
      answer: ["Cache-Control": "max-age=60", "Vary": "X-Lang", "ETag": "\"1\""], after: 0,
      first: ["X-Lang": "de"], second: ["X-Lang": "en"], outcome: .fetched),
    Rule(
      answer: ["Cache-Control": "max-age=60", "Vary": "X-Lang"], after: 0, first: ["X-Lang": "de"],
      outcome: .fetched),
    Rule(
      answer: ["Cache-Control": "max-age=60", "Vary": "X-Lang"], after: 0, second: ["X-Lang": ""],
      outcome: .fetched),
    Rule(
      answer: ["Cache-Control": "max-age=60", "Vary": "Other, x-lang"], after: 0,
      first: ["X-Lang": "de"], second: ["X-Lang": "en"], outcome: .fetched),
    Rule(
      answer: ["Cache-Control": "max-age=60"], after: 0, first: ["X-Lang": "de"],
      second: ["X-Lang": "en"], outcome: .reused),
    Rule(
      answer: ["Cache-Control": "max-age=60"], after: 0, first: ["Authorization": "a"],
      second: ["Authorization": "b"], outcome: .fetched),
    Rule(
      answer: ["Cache-Control": "max-age=60"], after: 0, first: ["Authorization": "a"],
      second: ["Authorization": "a"], outcome: .reused),
    Rule(
      answer: ["Cache-Control": "max-age=60"], after: 0, first: ["Cookie": "a"], outcome: .fetched),
  ]

  @Test(arguments: freshness + storing + requests + selection)
  func isFollowed(_ rule: Rule) async throws {
    let bench = CacheBench()
    bench.will(rule.status, rule.answer, "old")
    _ = try await bench.get(rule.first)
    bench.wait(rule.after)
    if rule.outcome == .validated { bench.will(304) }
    if rule.outcome == .fetched { bench.will(200, [:], "new") }
    let answer = try await bench.get(rule.second)
    let body = String(decoding: answer.response.body, as: UTF8.self)
    #expect(body == (rule.outcome == .fetched ? "new" : "old"))
    #expect(answer.isFromCache == (rule.outcome != .fetched))
    #expect(bench.asked.entries.count == (rule.outcome == .reused ? 1 : 2))
    guard rule.outcome == .validated, let asked = bench.asked.entries.last else { return }
    #expect(answer.response.status == rule.status)
    #expect(asked.headers["If-None-Match"] == rule.answer["ETag"])
    #expect(asked.headers["If-Modified-Since"] == rule.answer["Last-Modified"])
  }

  /// (what the answer says, what the request says, seconds, whether the kept answer is given)
  @Test(
    arguments: [
      ("max-age=60, stale-if-error=30", "", 90, true),
      ("max-age=60, stale-if-error=30", "", 91, false),
      ("max-age=60", "stale-if-error=30", 90, true), ("max-age=60", "", 61, false),
      ("max-age=60, stale-if-error=30, must-revalidate", "", 61, false),
      ("max-age=60, stale-if-error=30, no-cache", "", 61, false),
      ("max-age=60, stale-if-error=30", "no-cache", 61, false),
    ] as [(String, String, Double, Bool)])
  func givesStaleAnswersOnErrors(
    answer: String, request: String, seconds: Double, isGiven: Bool
  ) async throws {
    let headers: HTTPHeaders = request.isEmpty ? [:] : ["Cache-Control": request]
    let bench = CacheBench()
    bench.will(200, ["Cache-Control": answer], "old")
    _ = try await bench.get()
    bench.wait(seconds)
    bench.will(503, [:], "busy")
    #expect(try await bench.body(headers) == (isGiven ? "old" : "busy"))
    bench.will(.failure(TransportError.timedOut))
    let late = try? await bench.get(headers)
    #expect((late != nil) == isGiven)
    #expect(late?.response.headers["Age"] == (isGiven ? "\(Int(seconds))" : nil))
    for error in [CancellationError(), TransportError.responseTooLarge(limit: 1)] as [any Error] {
      bench.will(.failure(error))
      await #expect(throws: (any Error).self) { try await bench.get(headers) }
    }
  }

  @Test func tellsTheAge() async throws {
    let bench = CacheBench()
    bench.will(200, ["Cache-Control": "max-age=60", "Age": "5"])
    _ = try await bench.get()
    bench.wait(7.5)
    #expect(try await bench.get().response.headers["Age"] == "12")
  }

  @Test func mergesTheHeadersOfAConfirmation() async throws {
    let bench = CacheBench()
    let first: HTTPHeaders = [
      "ETag": "W/\"1\"", "X-A": "1", "X-A": "2", "X-B": "1", "Content-Type": "text/plain",
      "Set-Cookie": "secret", "Connection": "X-Hop", "X-Hop": "1",
    ]
    bench.will(200, first, "old")
    _ = try await bench.get()
    bench.will(
      304,
      [
        "ETag": "\"1\"", "X-A": "3", "Cache-Control": "max-age=60", "Content-Type": "x/y",
        "Content-Length": "0",
      ])
    let merged = try await bench.get().response
    bench.wait(59)
    let again = try await bench.get().response
    for response in [merged, again] {
      #expect(response.status == 200 && response.body == Data("old".utf8))
      #expect(response.headers.values(of: "X-A") == ["3"])
      #expect(response.headers["X-B"] == "1" && response.headers["Content-Type"] == "text/plain")
      #expect(response.headers["Content-Length"] == nil && response.headers["X-Hop"] == nil)
      #expect(response.headers["Set-Cookie"] == nil)
      #expect(response.url?.absoluteString == "https://h/a")
    }
  }

  @Test func asksAgainWhenAnotherAnswerIsConfirmed() async throws {
    let bench = CacheBench()
    bench.will(200, ["ETag": "\"1\""], "old")
    _ = try await bench.get()
    bench.will(304, ["ETag": "\"2\""])
    bench.will(200, ["ETag": "\"2\""], "new")
    #expect(try await bench.body() == "new")
    #expect(bench.asked.entries.last?.headers["If-None-Match"] == nil)
  }

  @Test func givesNothingWhereItMayNotAsk() async throws {
    let answer = try await CacheBench().get(["Cache-Control": "only-if-cached"])
    #expect(answer.response.status == 504)
  }

  @Test func keepsOneAnswerForEachChoice() async throws {
    let bench = CacheBench()
    for language in ["de", "en"] {
      bench.will(200, ["Cache-Control": "max-age=60", "Vary": "X-Lang"], language)
      _ = try await bench.get(["X-Lang": language])
    }
    for language in ["de", "en"] { #expect(try await bench.body(["X-Lang": language]) == language) }
    for number in 0..<40 {
      bench.will(200, ["Cache-Control": "max-age=60", "Vary": "X-Lang"])
      _ = try await bench.get(["X-Lang": "\(number)"])
    }
    let url = try #require(URL(string: "https://h/a"))
    #expect(await bench.cache.record(for: CacheKey(url))?.answers.count == 16)
  }

  @Test(
    arguments: [
      (.post, 200, true), (.put, 204, true), (.patch, 303, true), (.delete, 200, true),
      ("PURGE", 200, true), (.post, 404, false), (.post, 500, false), (.options, 200, false),
      (.head, 200, false),
    ] as [(HTTPMethod, Int, Bool)])
  func isDroppedByAnUnsafeMethod(method: HTTPMethod, status: Int, isDropped: Bool) async throws {
    let bench = CacheBench()
    for path in ["/a", "/a/1", "/b", "/c"] {
      for user in ["x", "y"] {
        bench.will(200, ["Cache-Control": "max-age=60"], "old")
        _ = try await bench.get(["Authorization": user], path: path)
      }
    }
    bench.will(status, ["Location": "/a/1", "Content-Location": "https://other/c"])
    _ = try await bench.get([:], method)
    for (path, isNamed) in [("/a", true), ("/a/1", true), ("/b", false), ("/c", false)] {
      let count = bench.asked.entries.count
      if isDropped && isNamed { bench.will(200, [:], "new") }
      _ = try await bench.get(["Authorization": "y"], path: path)
      #expect(bench.asked.entries.count - count == (isDropped && isNamed ? 1 : 0))
    }
  }

  @Test func anAnswerThatMayNotBeKeptReplacesTheOldOne() async throws {
    let bench = CacheBench()
    bench.will(200, ["Cache-Control": "max-age=0", "ETag": "\"1\""], "old")
    _ = try await bench.get()
    bench.will(200, ["Cache-Control": "no-store"], "new")
    _ = try await bench.get()
    bench.will(200, [:], "newer")
    #expect(try await bench.body() == "newer")
    #expect(bench.asked.entries.last?.headers["If-None-Match"] == nil)
  }

  @Test func keepsFailuresOfStatusesOnlyAndOnlyByTheRules() async throws {
    let response = HTTPResponse(404)
    let business = APIError<Never>.business(code: "1", message: nil, response)
    let status = APIError<Never>.unexpectedStatus(response)
    for (policy, error, isKept) in [
      (.http, business, false), (.http, status, true), (.forever, status, false),
      (.forever, business, false),
    ] as [(CachePolicy, APIError<Never>, Bool)] {
      let bench = CacheBench(policy)
      bench.will(404, ["Cache-Control": "max-age=60"], "gone")
      _ = try await bench.get(error: error)
      if !isKept { bench.will(200, [:], "new") }
      #expect(try await bench.body() == (isKept ? "gone" : "new"))
    }
  }
}
