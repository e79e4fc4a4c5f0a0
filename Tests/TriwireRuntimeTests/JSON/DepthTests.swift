import Foundation
import Testing

@testable import TriwireRuntime

/// A model that holds its own kind in every way there is.
struct Nest: WireModel {
  @Indirect var one: Nest?
  var many: [Nest] = []
  var named: [String: Nest] = [:]

  init(one: Nest? = nil) { self.one = one }

  static let fields = FieldTable<Nest>(
    "Nest",
    [
      .field("one", \._one, .indirect(.optional(.model))),
      .field("many", \.many, .list(.model)),
      .field("named", \.named, .map(.model)),
    ])
}

indirect enum Tangle: WireUnion {
  case list([Tangle])
  case keyed([String: Tangle])
  case number(Int64)

  static let cases = UnionTable<Tangle>(
    .untagged,
    [
      .case("list", .list(.union), Tangle.list) {
        if case .list(let value) = $0 { value } else { nil }
      },
      .case("keyed", .map(.union), Tangle.keyed) {
        if case .keyed(let value) = $0 { value } else { nil }
      },
      .case("number", .int64, Tangle.number) {
        if case .number(let value) = $0 { value } else { nil }
      },
    ])
}

/// A chain through every codec that adds no nesting to the document.
struct Link: WireModel {
  @Indirect var next: Chain?

  init(next: Chain?) { self.next = next }

  static let fields = FieldTable<Link>(
    "Link", [.field("next", \._next, .indirect(.optional(.union)))])
}

indirect enum Chain: WireUnion {
  case link(Link)
  case unknown(String, JSONValue)

  static let cases = UnionTable<Chain>(
    .discriminated("kind"),
    [
      .case("link", .model, Chain.link) {
        if case .link(let value) = $0 { value } else { nil }
      }
    ],
    unknown: Chain.unknown
  ) {
    if case .unknown(let tag, let value) = $0 { (tag, value) } else { nil }
  }
}

@Suite struct DepthTests {
  private static func nested(_ opening: String, _ core: String, _ closing: String, _ count: Int)
    -> Data
  {
    Data(
      (String(repeating: opening, count: count) + core + String(repeating: closing, count: count))
        .utf8)
  }

  /// Runs on a thread whose stack has 448 KB, less than any thread has by default.
  static func onSmallStack(_ body: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
      let thread = Thread {
        continuation.resume(with: Result(catching: body))
      }
      thread.stackSize = 448 * 1024
      thread.start()
    }
  }

  @Test func readsAllThatTheLimitAllowsOnASmallStack() async throws {
    try await DepthTests.onSmallStack {
      for (opening, core, closing, count) in [
        (#"{"one":"#, "{}", "}", 126), (#"{"many":["#, "{}", "]}", 63),
        (#"{"named":{"a":"#, "{}", "}}", 63),
      ] {
        let json = DepthTests.nested(opening, core, closing, count)
        let nest = try Nest(json: json)
        #expect(try Nest(json: nest.json()) == nest)
      }
    }
  }

  @Test func readsDeepUnionsAndValuesOnASmallStack() async throws {
    try await DepthTests.onSmallStack {
      let lists = DepthTests.nested("[", "1", "]", 128)
      let objects = DepthTests.nested(#"{"a":"#, "1", "}", 128)
      for json in [lists, objects] {
        let tangle = try Codec<Tangle>.union.json(Codec<Tangle>.union.decode(json: json))
        #expect(tangle == json)
        let value = try Codec<JSONValue>.json.json(Codec<JSONValue>.json.decode(json: json))
        #expect(value == json)
      }
    }
  }

  @Test func readsDeepChainsOnASmallStack() async throws {
    try await DepthTests.onSmallStack {
      let json = DepthTests.nested(#"{"kind":"link","next":"#, #"{"kind":"link"}"#, "}", 127)
      let chain = try Codec<Chain>.union.json(Codec<Chain>.union.decode(json: json))
      #expect(chain == json)
    }
  }

  @Test(arguments: ["[", #"{"a":"#, #"{"one":"#, #"{"many":["#, #"[{"":"#])
  func refusesWhatIsTooDeep(_ opening: String) async throws {
    try await DepthTests.onSmallStack {
      let json = Data(String(repeating: opening, count: 100_000).utf8)
      #expect(throws: JSONError.self) { try JSONScanner.validate(json) }
      #expect(throws: JSONError.self) { try Codec<JSONValue>.json.decode(json: json) }
      #expect(throws: JSONError.self) { try Nest(json: json) }
      #expect(throws: JSONError.self) { try Codec<Tangle>.union.decode(json: json) }
    }
  }

  @Test func countsArraysAndObjects() throws {
    let json = Data(#"{"a":[[1]]}"#.utf8)
    try JSONScanner.validate(json, limits: JSONLimits(depth: 3))
    let error = #expect(throws: JSONError.self) {
      try JSONScanner.validate(json, limits: JSONLimits(depth: 2))
    }
    #expect(error?.kind == .tooDeep)
    #expect(throws: JSONError.self) {
      try Codec<JSONValue>.json.decode(json: json, limits: JSONLimits(depth: 2))
    }
    #expect(throws: Never.self) {
      try Codec<JSONValue>.json.decode(json: json, limits: JSONLimits(depth: 3))
    }
  }

  @Test func skipsDeepUnknownMembersOnlyToTheLimit() throws {
    let open = String(repeating: "[", count: 127)
    let close = String(repeating: "]", count: 127)
    _ = try Nest(json: Data(#"{"x":\#(open)\#(close)}"#.utf8))
    let error = #expect(throws: JSONError.self) {
      try Nest(json: Data(#"{"x":[\#(open)\#(close)]}"#.utf8))
    }
    #expect(error?.kind == .tooDeep)
  }

  @Test func refusesDocumentsThatAreTooLong() {
    let error = #expect(throws: JSONError.self) {
      try JSONScanner.validate(Data("[1234]".utf8), limits: JSONLimits(bytes: 5))
    }
    #expect(error?.kind == .tooLarge)
  }
}
