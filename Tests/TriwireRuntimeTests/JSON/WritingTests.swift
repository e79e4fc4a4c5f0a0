import Foundation
import Testing
import TriwireRuntime

@Suite struct WritingTests {
  private func text<Value>(_ codec: Codec<Value>, _ value: Value) throws -> String {
    String(decoding: try codec.json(value), as: UTF8.self)
  }

  @Test func escapesOnlyWhatMustBe() throws {
    let controls = String(String.UnicodeScalarView((0..<0x20).compactMap(Unicode.Scalar.init)))
    #expect(
      try text(.string, controls)
        == #""\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007\b\t\n\u000b\f\r\u000e\u000f\u0010"#
        + #"\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001a\u001b\u001c\u001d\u001e\u001f""#
    )
    #expect(
      try text(.string, #"a"b\c/d"# + "\u{7F}\u{2028}é😀") == #""a\"b\\c/d"# + "\u{7F}\u{2028}é😀\"")
  }

  @Test(arguments: 0..<40) func escapesAtAnyPlace(_ length: Int) throws {
    for special in ["\"", "\\", "\n", "\u{1}"] {
      let value =
        String(repeating: "x", count: length) + special + String(repeating: "y", count: length)
      #expect(try Codec<String>.string.decode(json: Codec<String>.string.json(value)) == value)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func refusesNumbersThatAreNotFinite(
    _ value: Double
  ) throws {
    let error = #expect(throws: JSONError.self) { try Sampler(ratio: value).json() }
    #expect(error?.kind == .unwritable)
    #expect(error?.path == "ratio")
    #expect(error?.offset == nil)
    let list = #expect(throws: JSONError.self) {
      try Codec<[Double]>.list(.double).json([1, value])
    }
    #expect(list?.path == "[1]")
    #expect(throws: Never.self) { try Sampler(wild: value).json() }
  }

  @Test func refusesDatesThatHaveNoText() {
    let error = #expect(throws: JSONError.self) {
      try Sampler(moment: Date(timeIntervalSince1970: 1e15)).json()
    }
    #expect(error?.kind == .unwritable)
    #expect(error?.path == "moment")
  }

  @Test func sortsMaps() throws {
    let names = (0..<50).map { "n\($0)" }
    let map = Dictionary(uniqueKeysWithValues: names.map { ($0, 1 as Int64) })
    let expected = "{" + names.sorted().map { "\"\($0)\":1" }.joined(separator: ",") + "}"
    #expect(try text(.map(.int64), map) == expected)
    #expect(try text(.map(.string), [:]) == "{}")
  }

  @Test func writesEmptyListsAndNothing() throws {
    #expect(try text(.list(.int32), []) == "[]")
    #expect(try text(.list(.optional(.int32)), [1, nil]) == "[1,null]")
    #expect(try text(.optional(.int32), nil) == "null")
    #expect(try text(.json, .object([:])) == "{}")
  }

  @Test func addsMembersThatTheValueDoesNotHave() throws {
    let owner = Codec<Shop.Owner>.model
    let extra = [
      ("name", Data("\"other\"".utf8)), ("userId", Data("null".utf8)), ("a\"b", Data("[1]".utf8)),
    ]
    #expect(
      String(decoding: try owner.json(Shop.Owner(name: "me"), adding: extra), as: UTF8.self)
        == #"{"name":"me","pets":[],"userId":null,"a\"b":[1]}"#)
    #expect(
      try Codec<[String: Int32]>.map(.int32).json([:], adding: [("x", Data("1".utf8))])
        == Data(#"{"x":1}"#.utf8))
    #expect(try Codec<[Int32]>.list(.int32).json([1], adding: extra) == Data("[1]".utf8))
    #expect(
      try owner.json(Shop.Owner(name: "me"), adding: []) == owner.json(Shop.Owner(name: "me")))
  }

  @Test func growsForLargeTexts() throws {
    let value = String(repeating: "äöü\n\"", count: 100_000)
    #expect(try Codec<String>.string.decode(json: Codec<String>.string.json(value)) == value)
  }
}
