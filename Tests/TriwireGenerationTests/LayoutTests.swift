import Testing
import TriwireMustache

@testable import TriwireGeneration

@Suite struct LayoutTests {
  private static let items = [Code.text("first: 1"), .text("second: 2")]

  @Test func keepsWhatFitsOnOneLine() {
    let call = Code.group(open: "call(", Self.items, close: .call(")"))
    #expect(call.lines(indent: 75) == ["call(first: 1, second: 2)"])
  }

  @Test func breaksCallsAfterEachArgument() {
    let call = Code.group(open: "call(", Self.items, close: .call(")"))
    #expect(call.lines(indent: 80, after: ",") == ["call(", "  first: 1,", "  second: 2),"])
  }

  @Test func endsListsOnTheirOwnLine() {
    let list = Code.group(open: "init(", Self.items, close: .list(")"))
    #expect(list.lines(indent: 90, after: " {") == ["init(", "  first: 1,", "  second: 2", ") {"])
  }

  @Test func countsCharactersAndNotBytes() {
    let pair = Code.pair("größe:", String(repeating: "ü", count: 92))
    #expect(pair.lines(indent: 1).count == 1)
    #expect(pair.lines(indent: 2).count == 2)
  }

  @Test func endsArraysWithACommaUnlessTheyHaveOneElement() {
    let two = Code.broken(open: "[", Self.items, close: .array("]"))
    let one = Code.broken(open: "[", [Self.items[0]], close: .array("]"))
    #expect(two.lines(indent: 0) == ["[", "  first: 1,", "  second: 2,", "]"])
    #expect(one.lines(indent: 0) == ["[", "  first: 1", "]"])
  }

  @Test func putsClosuresWithParametersOnSeveralLines() {
    let call = Code.group(open: "on(", [.text("1")], close: .list(")"))
    let short = Code.closure(call, body: ["$0"])
    let long = Code.closure(call, parameters: "a, b in", body: ["a"])
    #expect(short.lines(indent: 0) == ["on(1) { $0 }"])
    #expect(long.lines(indent: 0) == ["on(1) { a, b in", "  a", "}"])
  }

  @Test(arguments: [
    (0, ["func find(id: Int) async throws(APIError<Never>) -> Pet {"]),
    (50, ["func find(", "  id: Int", ") async throws(APIError<Never>) -> Pet {"]),
    (65, ["func find(", "  id: Int", ") async throws(APIError<Never>)", "  -> Pet", "{"]),
    (75, ["func find(", "  id: Int", ")", "  async throws(APIError<Never>)", "  -> Pet", "{"]),
  ])
  func breaksSignaturesWhereTheyMust(indent: Int, lines: [String]) {
    let signature = Signature(
      name: "func find", parameters: [.text("id: Int")], effects: "async throws(APIError<Never>)",
      result: "Pet")
    #expect(Array(signature.lines(indent: indent)) == lines)
  }
}
