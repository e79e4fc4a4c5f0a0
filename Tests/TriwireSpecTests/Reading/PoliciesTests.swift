import Testing
import TriwireSpec

@Suite struct PoliciesTests {
  static let durations: [(String, Int64)] = [
    ("200ms", 200), ("40s", 40_000), ("5m", 300_000), ("12h", 43_200_000), ("7d", 604_800_000),
    ("106751991167d", 106_751_991_167 * 86_400_000),
  ]

  @Test(arguments: durations)
  func readsDurations(written: String, milliseconds: Int64) throws {
    #expect(try endpoint("timeout: \(written)").policies.timeout?.value == milliseconds)
  }

  static let caches: [(String, Cache)] = [
    ("none", .none), ("forever", .forever), ("http", .http), ("5m", .duration(300_000)),
  ]

  @Test(arguments: caches)
  func readsCaches(written: String, cache: Cache) throws {
    #expect(try endpoint("cache: \(written)").policies.cache?.value == cache)
  }

  @Test func readsWires() throws {
    let both = try endpoint("wire: xml").policies.wire
    #expect(both?.request?.value == .xml && both?.response.map(\.value) == [.xml])
    let each = try endpoint("wire: {request: json, response: [protobuf, json]}").policies.wire
    #expect(each?.request?.value == .json && each?.response.map(\.value) == [.protobuf, .json])
    let one = try endpoint("wire: {response: protobuf}").policies.wire
    #expect(one?.request == nil && one?.response.map(\.value) == [.protobuf])
  }

  @Test func readsRetries() throws {
    let none = try #require(try endpoint("retry: none").policies.retry)
    #expect(none.value == nil)
    let all = try #require(try endpoint("retry: {}").policies.retry?.value)
    #expect(all.attempts == 3 && all.backoff == 200)
    #expect(
      all.on.map(\.value) == [
        .timeout, .connection, .status(.code(429)), .status(.code(502)), .status(.code(503)),
        .status(.code(504)),
      ])
    let own = try #require(
      try endpoint("retry: {attempts: 5, on: [timeout, 5xx], backoff: 1s}").policies.retry?.value)
    #expect(own.attempts == 5 && own.backoff == 1000)
    #expect(own.on.map(\.value) == [.timeout, .status(.group(5))])
  }

  @Test func tellsNoneFromNothing() throws {
    let policies = try endpoint("auth: none, envelope: standard").policies
    #expect(policies.auth?.value == .some(nil) && policies.envelope?.value == "standard")
    #expect(try endpoint("doc: a").policies.auth == nil)
  }

  @Test func readsDefaults() throws {
    let defaults = try spec(
      """
      defaults:
        wire: protobuf
        headers:
          platform: {type: int32, value: 4}
          client: {value: triwire}
          version: string
        query: {q: string?}
        body: {userId: {type: string?, number: 100}}
        errors: {default: Problem}
      """
    ).defaults
    #expect(defaults.policies.wire?.request?.value == .protobuf)
    #expect(defaults.headers.map { $0.constant?.value } == ["4", "triwire", nil])
    #expect(defaults.query.map(\.field.name.value) == ["q"])
    #expect(defaults.body.first?.field.number?.value == 100)
    #expect(defaults.policies.errors.map(\.status.value) == [.any])
  }
}
