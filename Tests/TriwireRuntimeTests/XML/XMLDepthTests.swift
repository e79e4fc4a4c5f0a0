import Foundation
import Testing

@testable import TriwireRuntime

/// A model that holds its own kind in every way that XML has.
struct XMLNest: WireModel {
  @Indirect var one: XMLNest?
  var many: [XMLNest] = []
  var wrapped: [XMLNest]?
  var named: [String: XMLNest] = [:]
  var choices: [XMLChain] = []
  var grid: [[XMLNest]] = []
  @Indirect var next: XMLChain?
  var patch: Patch<[XMLNest]> = .absent

  init() {
    one = nil
    next = nil
  }

  static let fields = FieldTable<XMLNest>(
    "n",
    [
      .field("one", \._one, .indirect(.optional(.model))),
      .field("many", \.many, .list(.model)),
      .field("wrapped", \.wrapped, .optional(.list(.model)), xml: .wrapped("w", item: "i")),
      .field("named", \.named, .map(.model), xml: .entries("e", key: "k", value: "v")),
      .field("choices", \.choices, .list(.union)),
      .field("grid", \.grid, .list(.list(.model)), xml: .element("g")),
      .field("next", \._next, .indirect(.optional(.union)), xml: .wrapped("next", item: "x")),
      .field("patch", \.patch, .patch(.list(.model)), xml: .wrapped("p", item: "q")),
    ])
}

indirect enum XMLChain: WireUnion {
  case nest(XMLNest)
  case chains([XMLChain])

  static let cases = UnionTable<XMLChain>(
    .keyed,
    [
      .case("nest", .model, XMLChain.nest) { if case .nest(let it) = $0 { it } else { nil } },
      .case("chains", .list(.union), XMLChain.chains) {
        if case .chains(let it) = $0 { it } else { nil }
      },
    ])
}

@Suite struct XMLDepthTests {
  private static func nested(_ opening: String, _ closing: String, _ count: Int) -> String {
    "<n>" + String(repeating: opening, count: count) + String(repeating: closing, count: count)
      + "</n>"
  }

  /// Runs on a thread whose stack has 448 KB, less than any thread has by default.
  private static func onSmallStack(_ body: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
      let thread = Thread {
        continuation.resume(with: Result(catching: body))
      }
      thread.stackSize = 448 * 1024
      thread.start()
    }
  }

  @Test(arguments: [
    ("<one>", "</one>", 127), ("<many>", "</many>", 127), ("<w><i>", "</i></w>", 63),
    ("<e><k>a</k><v>", "</v></e>", 63), ("<nest>", "</nest>", 127), ("<chains>", "</chains>", 127),
    ("<g><item>", "</item></g>", 63), ("<next><nest>", "</nest></next>", 63),
    ("<p><q>", "</q></p>", 63),
  ])
  func readsAllThatTheLimitAllowsOnASmallStack(
    opening: String, closing: String, count: Int
  ) async throws {
    try await XMLDepthTests.onSmallStack {
      let text = XMLDepthTests.nested(opening, closing, count)
      let nest = try XMLNest(text: text)
      #expect(try XMLNest(xml: nest.xml()) == nest)
      let error = #expect(throws: XMLError.self) {
        try XMLNest(text: XMLDepthTests.nested(opening, closing, count + 1))
      }
      #expect(error?.kind == .tooDeep)
    }
  }

  @Test(arguments: ["<a>", "<one>", "<many>", "<chains>", "<e><v>", "<g>", "<p xmlns:a='1'>"])
  func refusesWhatIsTooDeep(_ opening: String) async throws {
    try await XMLDepthTests.onSmallStack {
      let bytes = Array(("<n>" + String(repeating: opening, count: 100_000)).utf8)
      for error in [
        #expect(throws: XMLError.self) { try validate(bytes) },
        #expect(throws: XMLError.self) { try XMLNest(xml: bytes) },
        #expect(throws: XMLError.self) {
          try Codec<XMLChain>.union.decode(xml: bytes, root: XMLRoot("n"))
        },
      ] {
        #expect(error?.kind == .tooDeep)
      }
    }
  }

  /// What is passed over takes no stack.
  @Test func skipsAnyDepthThatIsAllowed() throws {
    let count = 100_000
    let text = XMLDepthTests.nested("<x>", "</x>", count)
    _ = try XMLNest(xml: Array(text.utf8), limits: XMLLimits(depth: count + 1))
  }
}
